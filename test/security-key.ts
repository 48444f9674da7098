import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A security key made of software, for tests: answers what a browser and a key would, in WebAuthn's JSON form. */
export interface SecurityKey {
  create(options: { challenge: string }, origin: string): Record<string, unknown>
  request(options: { challenge: string }, origin: string): Record<string, unknown>
}

export function makeSecurityKey(rpId: string): SecurityKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0

  /** Flags: person present (1), person verified (4), new key attached (64). */
  const authenticatorData = (flags: number, attached = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attached])
  }
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: Record<string, string>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    create({ challenge }, origin) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attached = Buffer.concat([Buffer.alloc(16), length, id, coseKey(jwk.x ?? '', jwk.y ?? '')])
      const data = authenticatorData(1 | 4 | 64, attached)
      // {"fmt": "none", "attStmt": {}, "authData": bytes} in CBOR.
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
        data,
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      })
    },
    request({ challenge }, origin) {
      const data = authenticatorData(1 | 4)
      const client = clientData('webauthn.get', challenge, origin)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])

/** An ES256 key as COSE writes it: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(x: string, y: string): Buffer {
  const bytes = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    bytes(0x21, x),
    bytes(0x22, y),
  ])
}
