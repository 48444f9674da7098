export { readDayRow, unwrittenDay, writeDayRow } from './store.server.ts'
