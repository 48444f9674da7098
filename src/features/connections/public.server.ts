export { createOutsideLimit, type TakeOutside } from './parts/outside-limit.server.ts'
