/** What is needed of a sign-in service's own description (SAML 2.0 metadata). */
export interface OrganisationMetadata {
  entityId: string
  /** Where a browser is sent to sign in. */
  signInUrl: string
  /** Base64 of the certificates that its signatures are checked with. */
  certificates: string[]
}

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

/** Reads a service's metadata. Throws a sentence when something that is needed is not in it. */
export async function readMetadata(xml: string): Promise<OrganisationMetadata> {
  // The parser of the library that checks the assertions later: both see the same document.
  const { parseDomFromString, xpath } = await import('@node-saml/node-saml/lib/xml.js')
  const document = await parseDomFromString(xml)
  const [entity] = xpath.selectElements(document, "//*[local-name()='EntityDescriptor']")
  const entityId = entity?.getAttribute('entityID')
  if (!entity || !entityId) throw new Error('It has no EntityDescriptor with an entityID.')
  const [service] = xpath.selectElements(
    entity,
    `.//*[local-name()='IDPSSODescriptor']/*[local-name()='SingleSignOnService'][@Binding='${redirectBinding}']`,
  )
  const signInUrl = service?.getAttribute('Location') ?? ''
  if (!URL.canParse(signInUrl) || !/^https?:/.test(signInUrl))
    throw new Error('It names no SingleSignOnService with the HTTP-Redirect binding.')
  const certificates = xpath
    .selectElements(
      entity,
      ".//*[local-name()='IDPSSODescriptor']/*[local-name()='KeyDescriptor'][not(@use) or @use='signing']//*[local-name()='X509Certificate']",
    )
    .map((element) => (element.textContent ?? '').replaceAll(/\s/g, ''))
    .filter((text) => text !== '')
  if (certificates.length === 0) throw new Error('It holds no certificate for signing.')
  return { entityId, signInUrl, certificates }
}
