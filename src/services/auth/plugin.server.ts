import cors from '@fastify/cors'
import type { FastifyPluginAsync } from 'fastify'
import { createBackground } from '#platform/http/background.server.ts'
import { answerInProtocol } from './answers.server.ts'
import { acceptJson } from './body.server.ts'
import type { AuthParts } from './parts.server.ts'
import { adminCreateUserRoute } from './routes/admin-create-user.server.ts'
import { adminDeleteUserRoute } from './routes/admin-delete-user.server.ts'
import { adminListUsersRoute } from './routes/admin-list-users.server.ts'
import { adminReadUserRoute } from './routes/admin-read-user.server.ts'
import { adminUpdateUserRoute } from './routes/admin-update-user.server.ts'
import { adminFactorRoutes } from './routes/admin-factors.server.ts'
import { challengeFactorRoute } from './routes/challenge-factor.server.ts'
import { enrollFactorRoute } from './routes/enroll-factor.server.ts'
import { generateLinkRoute } from './routes/generate-link.server.ts'
import { healthRoute } from './routes/health.server.ts'
import { inviteRoute } from './routes/invite.server.ts'
import { jwksRoute } from './routes/jwks.server.ts'
import { logOutRoute } from './routes/log-out.server.ts'
import { notSetUpRoutes } from './routes/not-set-up.server.ts'
import { otpRoutes } from './routes/otp.server.ts'
import { readUserRoute } from './routes/read-user.server.ts'
import { reauthenticateRoute } from './routes/reauthenticate.server.ts'
import { recoveryCodeRoutes } from './routes/recovery-codes.server.ts'
import { recoverRoute } from './routes/recover.server.ts'
import { resendRoute } from './routes/resend.server.ts'
import { settingsRoute } from './routes/settings.server.ts'
import { signUpRoute } from './routes/sign-up.server.ts'
import { tokenRoute } from './routes/token.server.ts'
import { authorizeRoute } from './routes/authorize.server.ts'
import { callbackRoute } from './routes/callback.server.ts'
import { linkIdentityRoute } from './routes/link-identity.server.ts'
import { unlinkIdentityRoute } from './routes/unlink-identity.server.ts'
import { ssoRoute } from './routes/sso.server.ts'
import { samlMetadataRoute } from './routes/saml-metadata.server.ts'
import { samlAcsRoute } from './routes/saml-acs.server.ts'
import { adminAuditRoute } from './routes/admin-audit.server.ts'
import { unenrollFactorRoute } from './routes/unenroll-factor.server.ts'
import { updateUserRoute } from './routes/update-user.server.ts'
import { verifyLinkRoute } from './routes/verify-link.server.ts'
import { verifyRoute } from './routes/verify.server.ts'
import { verifyRecoveryCodeRoute } from './routes/verify-recovery-code.server.ts'
import { verifyFactorRoute } from './routes/verify-factor.server.ts'

const routes = [
  healthRoute,
  settingsRoute,
  jwksRoute,
  signUpRoute,
  tokenRoute,
  logOutRoute,
  readUserRoute,
  updateUserRoute,
  otpRoutes,
  recoverRoute,
  resendRoute,
  verifyRoute,
  verifyLinkRoute,
  reauthenticateRoute,
  inviteRoute,
  generateLinkRoute,
  adminListUsersRoute,
  adminCreateUserRoute,
  adminReadUserRoute,
  adminUpdateUserRoute,
  adminDeleteUserRoute,
  enrollFactorRoute,
  challengeFactorRoute,
  verifyFactorRoute,
  unenrollFactorRoute,
  recoveryCodeRoutes,
  verifyRecoveryCodeRoute,
  adminFactorRoutes,
  authorizeRoute,
  callbackRoute,
  linkIdentityRoute,
  unlinkIdentityRoute,
  ssoRoute,
  samlMetadataRoute,
  samlAcsRoute,
  adminAuditRoute,
  notSetUpRoutes,
]

/** Everything below /auth/v1, with its own bodies, refusals and headers. */
export function authRoutes(parts: Omit<AuthParts, 'background'>): FastifyPluginAsync {
  return async (app) => {
    const background = createBackground(app)
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
    for (const mount of routes) mount(app, { ...parts, background })
  }
}
