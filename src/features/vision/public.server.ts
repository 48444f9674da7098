export { readVisionRows } from './store.server.ts'
