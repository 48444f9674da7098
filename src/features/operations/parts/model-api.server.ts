import { isPrivateHost } from '#platform/config.server.ts'
import { badRequest, conflict } from '#platform/contract/errors.ts'
import type { ApartHandlers } from '#platform/http/serve-apart.server.ts'
import { insertModelSwitch, readModelSwitches, readSpend, tryModel } from '#features/coach/public.server.ts'
import { pace } from '#features/coach/rules/budget.ts'
import { limitsOf } from '#features/coach/rules/limits.ts'
import type { ModelView, operationsContract } from '../contract.ts'
import type { Tools } from './tools.server.ts'

type ModelHandlers = Pick<ApartHandlers<typeof operationsContract>, 'readModel' | 'decideModel' | 'tryModel'>

export function createModelApi({ config, database, keeper, record }: Tools): ModelHandlers {
  const { ai } = config
  const hasPrice = ai.priceIn + ai.priceOut > 0

  async function view(): Promise<ModelView> {
    const [switches, spend] = await database.asService(
      async (rows) => [await readModelSwitches(rows, 20), await readSpend(rows, 30)] as const,
    )
    const [newest] = switches
    const decision = { isOff: newest?.isOff ?? false, dailyBudget: newest?.dailyBudget ?? null }
    return {
      provider: ai.provider,
      model: ai.model,
      host: keeper.engine?.writtenBy.host ?? '',
      is_remote:
        keeper.engine !== null && !isPrivateHost(new URL(`http://${keeper.engine.writtenBy.host}`).hostname),
      price_in: ai.priceIn,
      price_out: ai.priceOut,
      setting_budget: ai.dailyBudget,
      budget: limitsOf(ai.dailyBudget, decision).dailyBudget,
      turns_a_day: pace.modelTurnsADay,
      is_resting: keeper.breaker.isOpen(Date.now()),
      failures: keeper.failures.list(),
      spend,
      version: newest?.version ?? 0,
      decision: { is_off: decision.isOff, daily_budget: decision.dailyBudget },
      switches: switches.map(({ version, isOff, dailyBudget, by, at }) => ({
        version,
        is_off: isOff,
        daily_budget: dailyBudget,
        by,
        at,
      })),
    }
  }

  return {
    readModel: view,

    async decideModel({ body: { is_off: isOff, daily_budget: dailyBudget, version } }, { actor }) {
      const current = await view()
      if (current.version !== version) throw conflict(current)
      const { is_off: wasOff, daily_budget: before } = current.decision
      if (wasOff === isOff && before === dailyBudget) return current
      if (dailyBudget !== null && !hasPrice)
        throw badRequest(
          'A budget needs a price. Set BALANSE_AI_PRICE_IN and BALANSE_AI_PRICE_OUT and start the server again.',
        )
      const { userId, email } = actor
      const isFirst = await database.asService(async (rows) => {
        const given = { version: version + 1, isOff, dailyBudget, userId, email }
        if (!(await insertModelSwitch(rows, given))) return false
        const who = { adminId: userId, adminEmail: email }
        if (wasOff !== isOff)
          await record(rows, { action: isOff ? 'model_off' : 'model_on', detail: '', ...who })
        if (before !== dailyBudget) {
          const detail = dailyBudget === null ? '' : String(dailyBudget / 1_000_000)
          await record(rows, { action: 'model_budget', detail, ...who })
        }
        return true
      })
      if (!isFirst) throw conflict(await view())
      keeper.remember({ isOff, dailyBudget })
      return view()
    },

    async tryModel(_input, { actor, now }) {
      const tried = await tryModel(keeper, database, now)
      const { userId: adminId, email: adminEmail } = actor
      await database.asService((rows) =>
        record(rows, { action: 'model_tried', detail: tried.outcome, adminId, adminEmail }),
      )
      return {
        outcome: tried.outcome,
        text: tried.outcome === 'answered' ? tried.text : '',
        kind: tried.outcome === 'failed' ? tried.kind : '',
        ms: tried.outcome === 'answered' ? tried.ms : 0,
      }
    },
  }
}
