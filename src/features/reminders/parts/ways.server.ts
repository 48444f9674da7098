import type { Rows } from '#platform/db/database.server.ts'
import type { WayName } from '../contract.ts'

/** What leaves the house. */
export interface Message {
  /** Stays the same when it is sent again, so that whoever takes it can tell. */
  id: string
  title: string
  text: string
  /** Where in the app it leads. */
  path: string
  /** Lines of the person's own; only a mail to themselves carries them. */
  lines: string[]
}

/** `again`: a later try may go better. `trouble` is a sentence for the person. */
export type WayAnswer = { sent: true } | { sent: false; again: boolean; trouble: string }

/** One way by which reminders reach people. */
export interface ReminderWay {
  name: WayName
  /** Whether something sent to this person now would have somewhere to go. In their own transaction. */
  readyFor(rows: Rows, userId: string): Promise<boolean>
  /** Opens its own transactions. Throws only for faults of ours. */
  send(userId: string, message: Message): Promise<WayAnswer>
}
