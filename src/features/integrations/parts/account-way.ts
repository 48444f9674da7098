import { call } from '#platform/web/call.ts'
import { readStored, removeStored, writeStored } from '#platform/web/storage.ts'
import { calendarAccountsContract, type CalendarAccount, type ServiceName } from '../contract.ts'

/** What this browser keeps while the person is at the service. */
const startKey = 'calendar-start'

/** Leads the person to the service, where they say yes or no. Throws when the server refuses, or this browser keeps nothing. */
export async function goToService(service: ServiceName): Promise<void> {
  const { address, browser } = await call(calendarAccountsContract.startCalendarAccount, {
    body: { service },
  })
  if (!writeStored(startKey, browser))
    throw new Error(
      'This browser does not let Balanse keep anything, so it could not tell that it is you who comes back.',
    )
  location.assign(address)
}

/** Hands what the service said to the server. Throws CallError; without an answer the same can be tried again. */
export async function finishAtService(code: string, state: string): Promise<CalendarAccount> {
  const browser = readStored(startKey) ?? 'none'
  return call(calendarAccountsContract.finishCalendarAccount, { body: { code, state, browser } })
}

export const forgetWay = (): void => removeStored(startKey)

export const serviceTitles: Record<ServiceName, string> = {
  google: 'Google Calendar',
  microsoft: 'Microsoft calendar',
}
