export { inviteFirstAdmin } from './parts/first-admin.server.ts'
export { office } from './parts/last-admin.server.ts'
export { createPeopleApi } from './parts/people-api.server.ts'
export { recordAction } from './store/people.server.ts'
