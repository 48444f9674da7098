export { readNeverRows } from './store/actions.server.ts'
