import type { FastifyInstance } from 'fastify'
import type { AuthParts } from '../parts.server.ts'

/** Providers that clients look for by name; most are never set up here. */
const providers = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
]

/** GET /settings: what a sign-in page may offer on this server. */
export function settingsRoute(app: FastifyInstance, parts: AuthParts): void {
  const { config, sms } = parts
  const settings = {
    external: {
      ...Object.fromEntries(providers.map((name) => [name, parts.providers.has(name)])),
      anonymous_users: config.anonymous,
      email: config.emailEnabled,
      phone: config.phoneEnabled,
    },
    disable_signup: parts.config.signup !== 'open',
    mailer_autoconfirm: config.autoconfirmEmail,
    phone_autoconfirm: config.autoconfirmPhone,
    sms_provider: sms.provider,
    saml_enabled: parts.organisations !== null,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  }
  app.get('/settings', async () => settings)
}
