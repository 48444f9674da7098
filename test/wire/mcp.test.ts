import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, inject, test } from 'vitest'

const { url } = inject('wire')
const today = new Date().toISOString().slice(0, 10)

async function post(path: string, body: object, token?: string): Promise<Record<string, string>> {
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Record<string, string>
}

let made = 0
async function join() {
  const email = `assistant-${process.pid}-${made++}@example.org`
  return (await post('/auth/v1/signup', { email, password: 'a long enough phrase' })).access_token
}
const keyOf = async (token: string | undefined, given: object = {}) =>
  (await post('/api/tokens', { name: 'Desk', days: 30, scope: 'propose', opens_mcp: true, ...given }, token))
    .key

/** The unmodified client, as the library makes it; `auto` speaks the newest revision, `legacy` the one before. */
async function connect(key: string | undefined, mode: 'auto' | 'legacy') {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', url), {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
    }),
  )
  return client
}

for (const mode of ['auto', 'legacy'] as const)
  test(`a client (${mode}) reads a day, proposes a priority and sees what became of it`, async () => {
    const token = await join()
    const client = await connect(await keyOf(token), mode)
    try {
      expect(client.getServerVersion()?.name).toBe('balanse')
      expect(client.getInstructions()).toContain('data')
      const { tools } = await client.listTools()
      expect(tools.map(({ name }) => name)).toContain('propose_change')
      const { resources } = await client.listResources()
      expect(resources.map(({ uri }) => uri)).toContain('balanse://week')
      const { contents } = await client.readResource({ uri: 'balanse://day' })
      expect(JSON.stringify(contents)).toContain('written_by_the_person')

      const change = { kind: 'add_priority', date: today, text: 'Call Isla', pillar: 'relationships' }
      const laid = await client.callTool({ name: 'propose_change', arguments: { change } })
      expect(JSON.stringify(laid.content)).toContain('waits for the person')
      const wrong = await client.callTool({ name: 'propose_change', arguments: { change: { kind: 'x' } } })
      expect(wrong.isError).toBe(true)
      const said = await client.callTool({ name: 'read_proposals', arguments: {} })
      expect(JSON.stringify(said.content)).toContain('waiting')
      const day = await client.callTool({ name: 'read_day', arguments: { date: today } })
      expect(JSON.stringify(day.content)).not.toContain('Call Isla')
    } finally {
      await client.close()
    }
  })

test('a client with a key that is not known is told so', async () => {
  await expect(connect(`balanse_key_${'a'.repeat(43)}`, 'auto')).rejects.toThrow(
    /401|Unauthorized|not known/i,
  )
})
