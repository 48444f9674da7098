export { readEveningRow, readRecentEveningRows, writeEveningRow } from './store/evenings.server.ts'
