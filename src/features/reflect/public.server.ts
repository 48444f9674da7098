export { readEveningRow, readRecentEveningRows } from './store.server.ts'
