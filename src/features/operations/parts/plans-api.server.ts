import { badRequest } from '#platform/contract/errors.ts'
import type { ApartHandlers } from '#platform/http/serve-apart.server.ts'
import {
  countPlans,
  markInvoice,
  readPlanText,
  readWaitingInvoices,
} from '#features/billing/public.server.ts'
import { faultsOfPlans, priceWords } from '#features/billing/rules/plans.ts'
import { recordActivity } from '#features/activity/public.server.ts'
import type { operationsContract, PlansView } from '../contract.ts'
import type { Tools } from './tools.server.ts'

type PlansHandlers = Pick<ApartHandlers<typeof operationsContract>, 'readPlansRoom' | 'markInvoice'>

export function createPlansRoomApi({ config, database, plans, record }: Tools): PlansHandlers {
  async function view(): Promise<PlansView> {
    const { faults, offered } = faultsOfPlans(await readPlanText())
    const [people, invoices] = await database.asService(
      async (rows) => [await countPlans(rows), await readWaitingInvoices(rows)] as const,
    )
    return {
      adapter: config.billing.adapter,
      plans: plans.map(({ id, name, prices, trial_days }) => ({
        id,
        name,
        prices: prices.map(priceWords),
        trial_days,
      })),
      faults,
      is_changed: offered !== null && JSON.stringify(offered) !== JSON.stringify(plans),
      people,
      invoices,
    }
  }

  return {
    readPlansRoom: view,
    async markInvoice({ params: { number }, body: { state } }, { actor }) {
      const { isDone, text } = await markInvoice(database, number, state, (rows, personId) =>
        Promise.all([
          record(rows, {
            action: state === 'paid' ? 'invoice_paid' : 'invoice_refunded',
            detail: number.slice(0, 80),
            adminId: actor.userId,
            adminEmail: actor.email,
            personId,
          }),
          recordActivity(rows, personId, 'invoice_marked', { number, state }),
        ]),
      )
      if (!isDone) throw badRequest(text)
      return view()
    },
  }
}
