import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, Line, Version } from '#platform/contract/limits.ts'

export const nameMax = 60
export const tokensMost = 20
/** Days for which a key may be good; null is for good. */
const lifetimes = [30, 90, 365] as const

const Name = Line.check(
  z.refine((name) => name.trim() !== '', { error: 'A key needs a name.' }),
  z.maxLength(nameMax, { error: `Please keep the name under ${nameMax} characters.` }),
)
/**
 * `none` lets a key rest: it opens nothing until it is woken. `propose` reads and may lay proposals down, of which nothing
 * is written before the person says yes.
 */
const Scope = z.enum(['read', 'none', 'propose'])
/** What of a person a key reads: plans and visions; reflections and journal; figures such as the score. */
export const consents = ['plans', 'words', 'figures'] as const
const Consent = z.enum(consents)
export type Consent = z.infer<typeof Consent>
const Reads = z.array(Consent).check(z.maxLength(consents.length))

/** A key for a program of the person's own. The key itself is only in the answer that makes it. */
export const Token = z.object({
  id: z.uuid(),
  name: Name,
  scope: Scope,
  reads: Reads,
  /** Whether an assistant may use it at /mcp. */
  opens_mcp: z.boolean(),
  expires_at: z.nullable(Instant),
  last_used_at: z.nullable(Instant),
  created_at: Instant,
  version: Version,
})
export type Token = z.infer<typeof Token>

/** What the person decides about a key; whoever says nothing makes one that reads everything, and not at /mcp. */
const made = {
  scope: z._default(z.enum(['read', 'propose']), 'read'),
  reads: z._default(Reads, [...consents]),
  opens_mcp: z._default(z.boolean(), false),
}

const Id = z.object({ id: z.uuid() })

export const tokensContract = {
  readTokens: endpoint({
    method: 'GET',
    path: '/tokens',
    access: 'user',
    summary: 'The keys that the person made for programs',
    output: z.object({ tokens: z.array(Token) }),
  }),
  makeToken: endpoint({
    method: 'POST',
    path: '/tokens',
    access: 'user',
    summary: `Makes a key that reads, may propose, and never writes; it is in this answer and nowhere else. At most ${tokensMost}`,
    body: z.object({ name: Name, days: z.nullable(z.literal(lifetimes)), ...made }),
    output: z.object({ token: Token, key: z.string() }),
  }),
  changeToken: endpoint({
    method: 'PUT',
    path: '/tokens/:id',
    access: 'user',
    summary: 'Changes what a key is called and may do, or lets it rest, based on the version named',
    params: Id,
    body: z.object({
      name: Name,
      scope: Scope,
      version: Version,
      // Left out, these stay as they are.
      reads: z.optional(Reads),
      opens_mcp: z.optional(z.boolean()),
    }),
    output: Token,
  }),
  endToken: endpoint({
    method: 'DELETE',
    path: '/tokens/:id',
    access: 'user',
    summary: 'Ends a key at once',
    params: Id,
    output: z.object({ ended: z.literal(true) }),
  }),
}
