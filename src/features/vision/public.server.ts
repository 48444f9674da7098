export { readStartDate, readVisionRows } from './store.server.ts'
