export { calendarFileRoute } from './parts/calendar-file-route.server.ts'
export { feedRoutes } from './parts/feed-routes.server.ts'
export { createOutsideApi } from './parts/outside-api.server.ts'
