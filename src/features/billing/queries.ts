import { useQueryClient } from '@tanstack/react-query'
import { readKey, takeAnswer, useRead } from '#platform/web/use-read.ts'
import { billingContract, plansContract, type BillingState } from './contract.ts'

export const usePlans = () => useRead(plansContract.readPlans, {})

export const useBilling = (enabled = true) => useRead(billingContract.readBilling, {}, { enabled })

/** Takes over what the server answered to a change, and asks anew after one that did not work. */
export function useKnownState() {
  const queries = useQueryClient()
  const queryKey = readKey(billingContract.readBilling, {})
  return {
    take: (state: BillingState) => void takeAnswer(queries, queryKey, state),
    askAnew: () => void queries.invalidateQueries({ queryKey }),
  }
}
