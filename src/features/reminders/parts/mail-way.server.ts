import type { Database } from '#platform/db/database.server.ts'
import type { Seal } from '#platform/jobs/letters.server.ts'
import { layOutLetter } from '#platform/mail/lay-out-letter.server.ts'
import { LetterRefused, type Letter, type Mail } from '#platform/mail/open-mail.server.ts'
import { readMailAddress, readSettingsRow, writeMailTrouble } from '../store/settings.server.ts'
import { unsubscribeAddress } from './unsubscribe.server.ts'
import type { Message, ReminderWay } from './ways.server.ts'

export interface MailParts {
  database: Database
  /** The mail that tries once: a reminder has a clock of its own. */
  mail: Mail
  vault: Seal
  site: string
}

const refused =
  'Your mail server does not take letters for your address. Check it, then send yourself a trial.'

/** A letter to the address of the account. An address that is refused for good is left alone until the person looks at it. */
export function mailWay({ database, mail, vault, site }: MailParts): ReminderWay {
  return {
    name: 'mail',
    readyFor: async (rows, userId) => (await readSettingsRow(rows, userId)).mail_trouble === '',
    async send(userId, message) {
      const found = await database.asService((rows) => readMailAddress(rows, userId))
      const to = found?.email
      if (!to)
        return { sent: false, again: false, trouble: 'Your account has no confirmed address for mail.' }
      try {
        await mail.send(letterOf(to, message, site, unsubscribeAddress(site, vault, userId)))
      } catch (error) {
        if (!(error instanceof LetterRefused)) throw error
        if (!error.isLasting)
          return { sent: false, again: true, trouble: 'The mail server did not take it for now.' }
        await database.asService((rows) => writeMailTrouble(rows, userId, refused))
        return { sent: false, again: false, trouble: refused }
      }
      if (found.mail_trouble) await database.asService((rows) => writeMailTrouble(rows, userId, ''))
      return { sent: true }
    },
  }
}

function letterOf(
  to: string,
  { id, title, text, lines, path }: Message,
  site: string,
  unsubscribe: string,
): Letter {
  return {
    to,
    id,
    kind: 'reminder',
    unsubscribe,
    subject: title,
    ...layOutLetter({
      heading: title,
      opening: [text, ...lines].filter((line) => line !== ''),
      button: { label: 'Open Balanse', url: site + path },
      closing: ['You have this letter because you switched it on in Profile Settings.'],
      quietLink: { label: 'End reminders by mail', url: unsubscribe },
    }),
  }
}
