import type { Handlers } from '#platform/http/serve.server.ts'
import type { findContract } from './contract.ts'
import { cutSnippet } from './rules/snippet.ts'
import { findRows } from './store.server.ts'

export const findApi: Handlers<typeof findContract> = {
  async search({ query: { words } }, { actor, rows }) {
    const asked = words.trim()
    if (asked === '') return { found: [] }
    const found = await findRows(rows, actor.userId, asked)
    return {
      found: found
        .map(({ around, ...place }) => ({ ...place, snippet: cutSnippet(around, asked) }))
        .toSorted((a, b) => (a.date < b.date ? 1 : -1)),
    }
  },
}
