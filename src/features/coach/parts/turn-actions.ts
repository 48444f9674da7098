import { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { toast } from '#ui/toast/use-toast.ts'
import { coachContract } from '../contract.ts'
import type { History } from '../queries.ts'
import type { Shown } from '../rules/thread.ts'
import type { Conversation } from './use-conversation.ts'

export interface TurnTools {
  items: readonly Shown[]
  history: History
  talk: Conversation
  send: (text: string) => Promise<void>
  /** Puts words in front of what is being written, and goes there. */
  giveBack: (words: string) => void
  readOpeningAgain: () => Promise<unknown>
}

/** What the menus do with messages that were said. */
export function turnActions({ items, history, talk, send, giveBack, readOpeningAgain }: TurnTools) {
  /** Goes back to before the last message: its words, or null when that could not be done. */
  async function takeBackLast(): Promise<string | null> {
    const own = items.findLast(({ sender }) => sender === 'user')
    if (!own) return null
    try {
      const { text } = await call(coachContract.takeBackMessage, { params: { id: own.id } })
      history.show(await call(coachContract.readMessages, { query: {} }))
      talk.takeBack(own.id)
      return text
    } catch {
      toast({
        title: 'Not taken back',
        description: 'Only the last message can be, while the server answers. Everything is as it was.',
      })
      return null
    }
  }

  return {
    async editLast() {
      const text = await takeBackLast()
      if (text !== null) giveBack(text)
    },

    async tryAgain() {
      const text = await takeBackLast()
      if (text !== null) await send(text)
    },

    async remove(item: Shown) {
      try {
        await call(coachContract.deleteMessage, { params: { id: item.id } })
        history.forget(({ id }) => id === item.id)
      } catch (error) {
        // What was said in private is not on the server; anything else that is still there stays on the screen.
        if (!(error instanceof CallError && error.status === 404)) return sayNotDeleted()
      }
      talk.forget(item.id)
    },

    async removeAll() {
      try {
        await call(coachContract.deleteConversation, {})
        history.forget(() => true)
        talk.clear()
        // A conversation that is empty again begins with its opening.
        await readOpeningAgain()
      } catch {
        sayNotDeleted()
      }
    },
  }
}

function sayNotDeleted() {
  toast({ title: 'Not deleted yet', description: 'The server did not answer. Everything is as it was.' })
}
