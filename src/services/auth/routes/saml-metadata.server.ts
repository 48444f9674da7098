import type { FastifyInstance } from 'fastify'
import type { AuthParts } from '../parts.server.ts'
import { refuse } from '../refusals.server.ts'
import { samlAddresses } from '../sso/saml.server.ts'

/** GET /sso/saml/metadata: what an organisation gives to its sign-in service so that it knows this server. */
export function samlMetadataRoute(app: FastifyInstance, parts: AuthParts): void {
  app.get('/sso/saml/metadata', async (_request, reply) => {
    if (!parts.organisations) throw refuse('saml_provider_disabled')
    const { generateServiceProviderMetadata } = await import('@node-saml/node-saml')
    const { entityId, acsUrl } = samlAddresses(parts.issuer)
    const xml = generateServiceProviderMetadata({
      issuer: entityId,
      callbackUrl: acsUrl,
      wantAssertionsSigned: true,
      identifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    })
    return reply.type('application/xml').header('cache-control', 'public, max-age=600').send(xml)
  })
}
