export { CarryIn } from './parts/carry-in.tsx'
