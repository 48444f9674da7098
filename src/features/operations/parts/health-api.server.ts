import type { Config } from '#platform/config.server.ts'
import { layOutLetter } from '#platform/mail/lay-out-letter.server.ts'
import { LetterRefused } from '#platform/mail/open-mail.server.ts'
import type { ApartHandlers } from '#platform/http/serve-apart.server.ts'
import type { operationsContract } from '../contract.ts'
import { createWeeks } from './count-weeks.server.ts'
import { readFacts, readFaults } from '../store/health.server.ts'
import type { Tools } from './tools.server.ts'

type HealthHandlers = Pick<ApartHandlers<typeof operationsContract>, 'readHealth' | 'sendTrialLetter'>

export function createHealthApi({ config, database, mail, keeper, record }: Tools): HealthHandlers {
  const startedAt = new Date().toISOString()
  const weeks = createWeeks(database)
  return {
    async readHealth(_input, { now }) {
      const counted = await weeks(now)
      const [facts, faults] = await database.asService(
        async (rows) => [await readFacts(rows), await readFaults(rows)] as const,
      )
      const { dailyBudget } = await keeper.limits()
      return {
        version: config.version,
        started_at: startedAt,
        weeks: counted,
        journal_entries: facts.journal_entries,
        queue: facts.queue,
        letters: { waiting: facts.letters_waiting, is_sent: mail.configured },
        files: facts.files,
        database_bytes: facts.database_bytes,
        faults,
        backup: facts.backup,
        spend: { today: facts.spend_today, month: facts.spend_month, budget: dailyBudget },
        signup: config.auth.signup,
        steps: {
          address: hasAddress(config),
          mail: mail.configured && facts.has_tried_mail,
          backup: facts.backup.last_at !== null,
          people: facts.people > 1,
          gate: facts.has_gate,
        },
      }
    },

    async sendTrialLetter(_input, { actor }) {
      const outcome = await send(actor.email)
      await database.asService((rows) =>
        record(rows, {
          action: 'letter_tried',
          detail: outcome.outcome,
          adminId: actor.userId,
          adminEmail: actor.email,
        }),
      )
      return outcome
    },
  }

  async function send(to: string) {
    try {
      await mail.send({
        to,
        kind: 'trial',
        subject: 'A trial letter of your Balanse',
        ...layOutLetter({
          heading: 'Letters arrive',
          opening: [
            `You asked ${config.publicUrl} for this letter in the admin console. There is nothing to do.`,
          ],
          closing: [
            'If it stands among the unwanted letters, so will those to other people: look at the sender’s domain.',
          ],
        }),
      })
      return { outcome: mail.configured ? ('sent' as const) : ('outbox' as const), reason: '' }
    } catch (error) {
      if (!(error instanceof LetterRefused)) throw error
      return { outcome: 'refused' as const, reason: error.message }
    }
  }
}

/** Links in letters lead there, so an address of this machine alone is none. */
const hasAddress = ({ publicUrl }: Config) => !/^http:\/\/(localhost|127\.)/.test(publicUrl)
