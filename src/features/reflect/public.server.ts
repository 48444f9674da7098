export { readRecentEveningRows } from './store.server.ts'
