import { createHmac, timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyPluginAsync } from 'fastify'
import { CallError } from '#platform/contract/errors.ts'
import type { Database } from '#platform/db/database.server.ts'
import { detect } from '#features/safety/rules.ts'
import { buildCard } from '#features/safety/rules/card.ts'
import { pickRegion } from '#features/safety/rules/lines.ts'
import { cardText } from '../rules/card-text.ts'
import { helpWords, readCommand } from '../rules/command.ts'
import { plainForSlack, plainFromSlack } from '../rules/message.ts'
import { noteSignature } from '../store/commands.server.ts'
import { captureLine, type Captured, type KeepLine } from './capture.server.ts'

const commandPath = '/slack/commands'
const bytesMost = 64 * 1024
/** A message that is older, or from a clock that is further ahead, is not taken: Slack's own advice. */
const newestSeconds = 300
/** Slack waits three seconds for an answer. */
const patienceMs = 2_300

interface CommandParts {
  database: Database
  keepLine: KeepLine
  signingSecret: string
  /** The public address of this server. */
  site: string
}

/**
 * Where Slack brings what people write after /balanse. Every message is signed by Slack and counts once; the answer is seen by
 * the person alone. Words of danger are answered with the help card and nothing else.
 */
export function commandRoute({ database, keepLine, signingSecret, site }: CommandParts): FastifyPluginAsync {
  return async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: bytesMost },
      (_request, body, done) => done(null, body),
    )
    scope.post(commandPath, { schema: { hide: true } }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = checkSignature(signingSecret, request.headers, body)
      const text = await answer(new URLSearchParams(body.toString('utf8')), signature)
      void reply.header('cache-control', 'no-store')
      return { response_type: 'ephemeral', text }
    })
  }

  async function capture(
    form: URLSearchParams,
    typed: string,
    signature: Buffer,
  ): Promise<Captured | 'failed'> {
    try {
      if (!(await database.asService((rows) => noteSignature(rows, signature)))) throw notSigned()
      const from = { team: form.get('team_id') ?? '', slackUser: form.get('user_id') ?? '' }
      return await captureLine({ database, keepLine }, from, readCommand(typed), new Date())
    } catch (error) {
      if (error instanceof CallError) throw error
      // The help card does not wait for a database.
      return 'failed'
    }
  }

  async function answer(form: URLSearchParams, signature: Buffer): Promise<string> {
    const typed = (form.get('text') ?? '').toWellFormed().replaceAll('\0', '')
    // Before anything else is done with it.
    const level = detect(plainFromSlack(typed))
    const ended = new AbortController()
    const late = wait(patienceMs, 'late' as const, { signal: ended.signal })
    const captured = await Promise.race([capture(form, typed, signature), late]).finally(() => {
      late.catch(() => {})
      ended.abort()
    })
    const zone = typeof captured === 'object' && 'timeZone' in captured ? { timeZone: captured.timeZone } : {}
    if (level === 'crisis') return plainForSlack(cardText(buildCard(level, pickRegion(zone))))
    const said = words(captured, typed)
    return level === 'concern'
      ? `${said}\n\n${plainForSlack(cardText(buildCard(level, pickRegion(zone))))}`
      : said
  }

  function words(captured: Captured | 'failed' | 'late', typed: string): string {
    // Slack shows the typed words to nobody again: what is not certainly kept goes back to whoever wrote it.
    if (captured === 'failed') return `Balanse could not keep this just now. Your words: ${typed}`
    if (captured === 'late')
      return `Balanse is slow to answer just now. Look into your journal before you write it again. Your words: ${typed}`
    if (captured.where === 'nobody')
      return `You in Slack and your Balanse are not connected yet, so nothing was kept. Sign in, open <${site}/integrations-page|Integrations> and press “Connect Slack”.${typed.trim() ? ` Your words: ${typed}` : ''}`
    if (captured.where === 'nothing') return helpWords
    if (captured.where === 'today') return `It is in your <${site}/day-plan|plan of today>.`
    return `${captured.moved ? `${captured.moved} ` : ''}It stands in your <${site}/journal|journal>.`
  }
}

/** The signature, once it is known to be Slack's and fresh. Throws a 401. */
function checkSignature(
  secret: string,
  headers: Record<string, string | string[] | undefined>,
  body: Buffer,
  now = Date.now(),
): Buffer {
  const time = String(headers['x-slack-request-timestamp'] ?? '')
  const given = /^v0=([0-9a-f]{64})$/.exec(String(headers['x-slack-signature'] ?? ''))?.[1]
  if (!given || !/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > newestSeconds)
    throw notSigned()
  const right = createHmac('sha256', secret).update(`v0:${time}:`).update(body).digest()
  const signature = Buffer.from(given, 'hex')
  if (!timingSafeEqual(right, signature)) throw notSigned()
  return signature
}

function notSigned(): CallError {
  return new CallError(401, {
    code: 'not_signed',
    message: 'This message is not signed as it has to be, is too old, or came before.',
  })
}
