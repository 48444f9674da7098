// Signing in, checking a token and renewing it, beside better-auth on the same Postgres, in turns.
import { median, start } from './measure.mjs'

const password = 'a long enough phrase'
const ms = 3_000

async function post(url, body, headers = {}) {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin, ...headers },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`)
  return reply
}

/** How often `work` is done in a second, one after another. */
async function perSecond(work) {
  const began = performance.now()
  let count = 0
  while (performance.now() - began < ms) {
    await work()
    count++
  }
  return (count * 1000) / (performance.now() - began)
}

/** Somebody signed in at Balanse, and what is measured of it. */
async function balanse(url) {
  const email = `auth-${Date.now()}@bench.example`
  let session = await (await post(`${url}/auth/v1/signup`, { email, password })).json()
  return {
    signIn: async () => {
      session = await (await post(`${url}/auth/v1/token?grant_type=password`, { email, password })).json()
    },
    renew: async () => {
      const { refresh_token } = session
      session = await (await post(`${url}/auth/v1/token?grant_type=refresh_token`, { refresh_token })).json()
    },
    check: () => ({
      url: `${url}/auth/v1/user`,
      headers: { authorization: `Bearer ${session.access_token}` },
    }),
  }
}

/** The same of better-auth, whose session is a cookie; it has nothing to renew. */
async function betterAuth(url) {
  const email = `auth-${Date.now()}@bench.example`
  await post(`${url}/api/auth/sign-up/email`, { email, password, name: 'Bench' })
  let cookie = ''
  return {
    signIn: async () => {
      const reply = await post(`${url}/api/auth/sign-in/email`, { email, password })
      cookie = reply.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ')
    },
    check: () => ({ url: `${url}/api/auth/get-session`, headers: { cookie } }),
  }
}

export async function measureAuth({ url, ownerUrl, autocannon, note }) {
  const peer = await start(['bench/better-auth.mjs'], { PEER_URL: ownerUrl, PORT: '0' }, /ready (\d+)/)
  try {
    const ours = await balanse(url)
    const theirs = await betterAuth(`http://127.0.0.1:${peer.value}`)
    const signIns = { ours: [], theirs: [] }
    const checks = { ours: [], theirs: [] }
    for (let round = 0; round < 3; round++)
      for (const [name, side] of Object.entries({ ours, theirs })) {
        signIns[name].push(await perSecond(side.signIn))
        const { url: address, headers } = side.check()
        const found = await autocannon({ url: address, headers, connections: 16, duration: 4 })
        if (found.non2xx > 0) throw new Error(`${address} refused ${found.non2xx} of its requests.`)
        checks[name].push(found.requests.average)
      }
    const compare = (what, { ours, theirs }, budget) => {
      const ratio = median(ours) / median(theirs)
      note(
        `${what}, Balanse beside better-auth 1.6.9`,
        `${median(ours).toFixed(0)} / ${median(theirs).toFixed(0)} = ${ratio.toFixed(2)}`,
        budget ? `${budget}` : '',
        budget ? ratio >= budget : undefined,
      )
    }
    compare('Signing in one after another: a second', signIns, undefined)
    compare('Checking a token, 16 at once: requests a second', checks, 2)
    const renewals = []
    for (let round = 0; round < 3; round++) renewals.push(await perSecond(ours.renew))
    note('Renewing a session one after another: a second', median(renewals).toFixed(0), '', undefined)
  } finally {
    await peer.stop()
  }
}
