import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '#platform/config.server.ts'
import type { ModelKeeper } from '#features/coach/public.server.ts'

interface PublicConfigParts {
  auth: { keys: () => Promise<{ anonKey: string }> }
  config: Config
  gate: { read: () => Promise<unknown> }
  keeper: ModelKeeper
}

/** What a browser has to know of this server before anybody signs in: nothing of it is secret or about a person. */
export function publicConfig({ auth, config, gate, keeper }: PublicConfigParts): FastifyPluginAsync {
  return async (app) => {
    const { anonKey } = await auth.keys()
    app.get('/config.json', { schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').send({
        anonKey,
        version: config.version,
        gate: await gate.read(),
        signup: config.auth.signup,
        passwordMinLength: config.auth.passwordMinLength,
        signIn: describeSignIn(config),
        ai: await describeAi(keeper),
        slack: config.connections.slack.app !== null,
      }),
    )
  }
}

/** What the screens of the door may offer. */
function describeSignIn({ auth, mail, sms }: Config) {
  const { totp, phone, webauthn } = auth.factors
  return {
    email: auth.emailEnabled,
    phone: auth.phoneEnabled && sms.sender !== 'none',
    providers: Object.keys(auth.providers),
    sso: auth.samlFile !== undefined,
    letters: mail.smtpUrl ? 'sent' : 'outbox',
    confirmsEmail: !auth.autoconfirmEmail,
    secondSteps: Object.entries({ totp, phone, webauthn }).flatMap(([kind, isOn]) => (isOn ? [kind] : [])),
    recoveryCodes: auth.factors.recoveryCodes,
    linking: auth.manualLinking,
  }
}

/** What the browser may know of the coach: whether words would leave this process, and where to. */
async function describeAi({
  engine,
  limits,
}: ModelKeeper): Promise<{ mode: 'guided' | 'model'; host: string | null; model: string | null }> {
  if (!engine || (await limits()).isOff) return { mode: 'guided', host: null, model: null }
  return { mode: 'model', ...engine.writtenBy }
}
