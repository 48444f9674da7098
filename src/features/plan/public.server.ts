export { readDayRow } from './store.server.ts'
