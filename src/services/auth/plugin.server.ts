import cors from '@fastify/cors'
import type { FastifyPluginAsync } from 'fastify'
import { answerInProtocol } from './answers.server.ts'
import { acceptJson } from './body.server.ts'
import type { AuthParts } from './parts.server.ts'
import { adminCreateUserRoute } from './routes/admin-create-user.server.ts'
import { adminDeleteUserRoute } from './routes/admin-delete-user.server.ts'
import { adminListUsersRoute } from './routes/admin-list-users.server.ts'
import { adminReadUserRoute } from './routes/admin-read-user.server.ts'
import { adminUpdateUserRoute } from './routes/admin-update-user.server.ts'
import { healthRoute } from './routes/health.server.ts'
import { jwksRoute } from './routes/jwks.server.ts'
import { logOutRoute } from './routes/log-out.server.ts'
import { notSetUpRoutes } from './routes/not-set-up.server.ts'
import { readUserRoute } from './routes/read-user.server.ts'
import { settingsRoute } from './routes/settings.server.ts'
import { signUpRoute } from './routes/sign-up.server.ts'
import { tokenRoute } from './routes/token.server.ts'
import { updateUserRoute } from './routes/update-user.server.ts'

const routes = [
  healthRoute,
  settingsRoute,
  jwksRoute,
  signUpRoute,
  tokenRoute,
  logOutRoute,
  readUserRoute,
  updateUserRoute,
  adminListUsersRoute,
  adminCreateUserRoute,
  adminReadUserRoute,
  adminUpdateUserRoute,
  adminDeleteUserRoute,
  notSetUpRoutes,
]

/** Everything below /auth/v1, with its own bodies, refusals and headers. */
export function authRoutes(parts: AuthParts): FastifyPluginAsync {
  return async (app) => {
    await app.register(cors, {
      origin: '*',
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: [
        'Accept',
        'Authorization',
        'Content-Type',
        'apikey',
        'X-Client-IP',
        'X-Client-Info',
        'X-JWT-AUD',
        'x-use-cookie',
        'X-Supabase-Api-Version',
      ],
      // Without the last one a browser hides it from the client, which then does not read error codes.
      exposedHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version'],
      maxAge: 600,
    })
    acceptJson(app)
    answerInProtocol(app)
    for (const mount of routes) mount(app, parts)
  }
}
