export { writeEntryRow } from './store/entries.server.ts'
export { readEveningRow, readRecentEveningRows, writeEveningRow } from './store/evenings.server.ts'
