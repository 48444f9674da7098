export { countShown } from './store.server.ts'
