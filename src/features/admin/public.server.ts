export { createPeopleApi } from './parts/people-api.server.ts'
