import { plainFromSlack } from './message.ts'

/** What somebody wants with /balanse. */
export type Command = { kind: 'help' } | { kind: 'entry' | 'task'; text: string }

/** `/balanse task …` is a task for today, `/balanse help` or nothing explains itself, anything else is a line of the journal. */
export function readCommand(typed: string): Command {
  const text = plainFromSlack(typed).trim()
  if (text === '' || /^help$/i.test(text)) return { kind: 'help' }
  const found = /^task(?:[:\s](.*))?$/is.exec(text)
  if (!found) return { kind: 'entry', text }
  const task = (found[1] ?? '').replaceAll(/\s+/g, ' ').trim()
  return task === '' ? { kind: 'help' } : { kind: 'task', text: task }
}

export const helpWords =
  'Write `/balanse` and a line, and it stands in your journal. Write `/balanse task` and a few words, and it is a task in your plan of today. Only you see this answer, and nothing is posted in this channel.'
