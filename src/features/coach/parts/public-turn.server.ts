import { createHash } from 'node:crypto'
import type { Database } from '#platform/db/database.server.ts'
import type { FunctionCall, FunctionReply } from '#services/functions/public.server.ts'
import type { ChatReply } from '../contract.ts'
import { notHuman } from '../flows/conversation.ts'
import { pace } from '../rules/budget.ts'
import { isAskingIfHuman } from '#features/safety/rules/output.ts'
import { crisisAnswer, type Safety } from '../rules/gate.ts'
import { countHelpQuestion } from '../store/usage.server.ts'
import type { Room } from './answer-with-model.server.ts'
import { publicModel, type AskModel } from './public-model.server.ts'

/** A question that passed the gate, and what an answer to it may use. */
export interface HelpQuestion {
  text: string
  database: Database
  now: Date
  /** Nothing in it sounds heavy, so that a question without an answer may be counted. */
  mayCount: boolean
  askModel: AskModel | null
}

export type AnswerHelp = (question: HelpQuestion) => Promise<
  Pick<ChatReply, 'message' | 'engine' | 'written_by'> & {
    articles: { id: string; title: string; url: string }[]
  }
>

/**
 * The public help bot: answers from the help articles, knows nobody, keeps nothing. Asked in a crisis it answers like
 * the coach, and counts nothing.
 */
export async function answerPublic(
  room: Room,
  call: FunctionCall,
  text: string,
  safety: Safety,
  answerHelp: AnswerHelp,
): Promise<ChatReply | FunctionReply> {
  const base = {
    messageId: crypto.randomUUID(),
    engine: 'guided' as const,
    safety,
    quick: [],
    actions: [],
    sources: [],
  }
  if (safety?.level === 'crisis') return { ...base, message: crisisAnswer(safety).message }
  const asked = await call.database.asService((rows) => countHelpQuestion(rows, keyOf(call)))
  if (asked > pace.helpAnHour)
    return {
      status: 429,
      headers: { 'retry-after': String(3600 - Math.floor((call.now.getTime() / 1000) % 3600)) },
      body: { error: 'That is many questions for one hour. The help pages are open all the time.', safety },
    }
  if (isAskingIfHuman(text)) return { ...base, message: notHuman }
  const { database, now, signal } = call
  const mayCount = safety === null
  const askModel = mayCount ? publicModel(room, now, signal) : null
  const { articles, ...answer } = await answerHelp({ text, database, now, mayCount, askModel })
  return {
    ...base,
    ...answer,
    sources: articles.map(({ id, title, url }) => ({
      ref: `article:${id}`,
      label: title,
      quote: '',
      path: url,
    })),
  }
}

/** An address is personal data; a hash that changes with the hour only tells callers of this hour apart. */
function keyOf({ address, now }: FunctionCall): string {
  return createHash('sha256')
    .update(`${address} ${now.toISOString().slice(0, 13)}`)
    .digest('hex')
}
