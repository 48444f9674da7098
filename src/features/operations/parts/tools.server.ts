import type { Config } from '#platform/config.server.ts'
import type { Database, Rows } from '#platform/db/database.server.ts'
import type { Mail } from '#platform/mail/open-mail.server.ts'
import type { OfferedPlan } from '#features/billing/rules/plans.ts'
import type { ModelKeeper } from '#features/coach/public.server.ts'

type Action =
  | 'letter_tried'
  | 'model_off'
  | 'model_on'
  | 'model_budget'
  | 'model_tried'
  | 'invoice_paid'
  | 'invoice_refunded'

export interface Tools {
  config: Config
  database: Database
  /** The mail itself, without the queue behind it: a trial wants to hear what the mail server says. */
  mail: Mail
  keeper: ModelKeeper
  plans: readonly OfferedPlan[]
  /** Writes a line into the record of what admins did. */
  record: (
    rows: Rows,
    given: { action: Action; detail: string; adminId: string; adminEmail: string; personId?: string },
  ) => Promise<void>
}
