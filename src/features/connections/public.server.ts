export { beginOauth, takeOauth, type OauthStart } from './parts/oauth-start.server.ts'
export { createOutsideLimit, type TakeOutside } from './parts/outside-limit.server.ts'
