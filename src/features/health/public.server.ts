export { healthFileRoute } from './parts/health-file-route.server.ts'
export { readHealthDayRows } from './store.server.ts'
