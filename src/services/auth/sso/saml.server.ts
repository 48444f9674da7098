import type { SAML } from '@node-saml/node-saml'
import { readProfile, type Profile } from '../providers/profile.server.ts'
import type { Organisation } from './organisations.server.ts'

/** Where an organisation's service finds this server. */
export interface SamlAddresses {
  /** Our name towards the services, and the address of our own description. */
  entityId: string
  /** Where a browser brings the assertion. */
  acsUrl: string
}

export function samlAddresses(issuer: string): SamlAddresses {
  return { entityId: `${issuer}/sso/saml/metadata`, acsUrl: `${issuer}/sso/saml/acs` }
}

/** How far the clocks of the two servers may be apart. */
const clockSkewMs = 60_000
const longestAgeMs = 300_000

/**
 * The library, set up for one question: the id of the flow is the id of the request, so only an answer to this very
 * request passes.
 */
async function openSaml(
  organisation: Organisation,
  { entityId, acsUrl }: SamlAddresses,
  flowId: string,
): Promise<SAML> {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  const metadata = await organisation.readMetadata()
  const requestId = `_${flowId}`
  return new SAML({
    callbackUrl: acsUrl,
    entryPoint: metadata.signInUrl,
    issuer: entityId,
    audience: entityId,
    idpCert: metadata.certificates,
    idpIssuer: metadata.entityId,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: clockSkewMs,
    maxAssertionAgeMs: longestAgeMs,
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: {
      saveAsync: async (_key, value) => ({ value, createdAt: Date.now() }),
      getAsync: async (key) => (key === requestId ? new Date().toISOString() : null),
      removeAsync: async (key) => key,
    },
  })
}

/** The address of the organisation's service, with our request in it. */
export async function askOrganisation(
  organisation: Organisation,
  addresses: SamlAddresses,
  flowId: string,
): Promise<string> {
  const saml = await openSaml(organisation, addresses, flowId)
  return saml.getAuthorizeUrlAsync(flowId, undefined, {})
}

export interface Assertion {
  id: string
  issuer: string
  profile: Profile
}

/**
 * Checks what a browser brought back. `isBound` says whether a domain beyond its own was bound to the organisation. Throws for every way in
 * which it can be wrong.
 */
export async function readAssertion(
  organisation: Organisation,
  addresses: SamlAddresses,
  flowId: string,
  response: string,
  isBound: (domain: string) => Promise<boolean>,
): Promise<Assertion> {
  const saml = await openSaml(organisation, addresses, flowId)
  const { profile, loggedOut } = await saml.validatePostResponseAsync({ SAMLResponse: response })
  const { entityId } = await organisation.readMetadata()
  if (!profile || loggedOut) throw new Error('The answer holds no assertion.')
  if (profile.issuer !== entityId) throw new Error('The assertion comes from another service.')
  if (!profile.nameID || profile.nameIDFormat?.endsWith(':transient'))
    throw new Error('The assertion does not say who this is for good.')
  const { Assertion: assertion } = (profile.getAssertion?.() ?? {}) as { Assertion?: { $?: { ID?: string } } }
  const id = assertion?.$?.ID
  if (!id) throw new Error('The assertion has no id.')
  return { id, issuer: entityId, profile: await profileOf(organisation, profile, isBound) }
}

const emailClaim = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress'

async function profileOf(
  organisation: Organisation,
  said: Record<string, unknown>,
  isBound: (domain: string) => Promise<boolean>,
): Promise<Profile> {
  const { nameID, nameIDFormat } = said
  const named = String(nameIDFormat).endsWith(':emailAddress') ? nameID : undefined
  const email = said.email ?? said[emailClaim] ?? named
  const profile = readProfile({
    sub: nameID,
    email,
    email_verified: true,
    name: said.displayName ?? said.name ?? said['urn:oid:2.16.840.1.113730.3.1.241'],
    iss: said.issuer,
  })
  // A service speaks for its own people only, whatever address it writes down.
  const domain = profile.email?.split('@').at(-1) ?? ''
  if (!organisation.domains.includes(domain) && !(await isBound(domain)))
    throw new Error('The assertion names no address of the organisation.')
  return profile
}
