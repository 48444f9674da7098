import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makeApiKeys } from './keys/api-keys.server.ts'
import { openKeyRing } from './keys/key-ring.server.ts'

let app: TestApp
let serviceKey: string
beforeAll(async () => {
  app = await createTestApp({
    BALANSE_ANONYMOUS: 'true',
    BALANSE_MANUAL_LINKING: 'true',
    BALANSE_MFA_PHONE: 'true',
    BALANSE_MFA_WEBAUTHN: 'true',
    BALANSE_PROVIDER_PHONE: 'true',
    BALANSE_SMS: 'outbox',
    BALANSE_OAUTH_GITHUB_CLIENT_ID: 'balanse',
    BALANSE_OAUTH_GITHUB_SECRET: 'a secret',
  })
  ;({ serviceKey } = await makeApiKeys(await openKeyRing(app.config.auth.keysFile), undefined))
})
afterAll(() => app.close())

/** Every address below /auth/v1 with its methods, as Fastify draws them in a tree. */
function routesOf(tree: string): [method: string, path: string][] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', piece = '', methods = ''] = /^([│├└─\s]*)(\S+) \(([A-Z, ]+)\)/.exec(line) ?? []
    if (!piece) return []
    const depth = indent.length / 4
    above.length = depth
    above[depth] = piece
    const path = above.join('')
    if (!path.includes('auth/v1/')) return []
    const start = path.indexOf('auth/v1/')
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method): [string, string] => [method, `/${path.slice(start)}`])
  })
}

const fields = [
  'email,phone,password,data,code_challenge,code_challenge_method,channel,type,token,token_hash,refresh_token',
  'auth_code,code_verifier,id_token,access_token,provider,nonce,link_identity,issuer,create_user,current_password',
  'app_metadata,user_metadata,factor_type,friendly_name,challenge_id,code,webauthn,domain,provider_id,redirect_to',
  'skip_http_redirect,password_hash,role,id,ban_duration,email_confirm,should_soft_delete,new_email,scope',
  'gotrue_meta_security,SAMLResponse,RelayState,state',
]
  .join(',')
  .split(',')
const everyField = (value: unknown) => JSON.stringify(Object.fromEntries(fields.map((name) => [name, value])))

const bodies: [what: string, text: string][] = [
  ['no JSON', 'not json'],
  ['half an object', '{"email":'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['nothing', ''],
  ['null', 'null'],
  ['2 MiB', JSON.stringify({ email: 'x'.repeat(2 * 1024 * 1024) })],
  ['a deep tree', `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['a deep object', `{"data":${'{"a":'.repeat(60)}1${'}'.repeat(60)}}`],
  ['a prototype', '{"__proto__":{"a":1},"constructor":{"prototype":1},"data":{"__proto__":null}}'],
  ...[
    null,
    0,
    -1,
    1e308,
    true,
    [],
    {},
    [null],
    { toString: 1 },
    '',
    ' ',
    '\0',
    '\ud800',
    '💚\u202e\u0301',
  ].map((value): [string, string] => [`every field ${JSON.stringify(value)}`, everyField(value)]),
  ['every field long', everyField('é'.repeat(3_000))],
  [
    'kinds that are known with the rest wrong',
    everyField('x').replace('"factor_type":"x"', '"factor_type":"totp"'),
  ],
]

const queries = [
  '',
  '?grant_type=password&page=-1&scope=%00&provider[]=1&redirect_to=%F0%28%8C%BC&type=signup&token=%ED%A0%80',
  '?grant_type=id_token&grant_type=pkce&provider=github&redirect_to=javascript:alert(1)&scopes=%00&code_challenge=x',
  ...['password', 'refresh_token', 'pkce', 'id_token', 'web3', '__proto__'].map(
    (name) => `?grant_type=${name}`,
  ),
]

test('whatever a caller sends to whichever address, the fault is never ours', async () => {
  const routes = routesOf(app.app.printRoutes({ commonPrefix: false }))
  expect(routes.length).toBeGreaterThan(60)
  const faults: unknown[] = []
  for (const [method, path] of routes) {
    const { token } = await app.join()
    for (const id of ['83fd9e20-7a80-46e4-bf29-a86e3d6bbf66', '%00', 'constructor'])
      for (const [what, body] of bodies) {
        // Not each body with each id and query: every one comes with every address, and the rest takes turns.
        const turn = bodies.findIndex(([name]) => name === what)
        if (id !== '83fd9e20-7a80-46e4-bf29-a86e3d6bbf66' && turn % 6 !== 0) continue
        const query = path.endsWith('/token') ? queries : [queries[turn % 3] ?? '']
        for (const parameters of query) {
          const url = `${path.replaceAll(/:\w+/g, id).replace('*', id)}${parameters}`
          const bearer = path.includes('/admin/') || path.endsWith('/invite') ? serviceKey : token
          const answer = await app.call(method, url, method === 'GET' ? undefined : body, {
            authorization: `Bearer ${bearer}`,
          })
          if (answer.status >= 500) faults.push([method, url, what, answer.status, answer.body])
        }
      }
  }
  expect(faults).toEqual([])
}, 240_000)
