import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { CallError } from '#platform/contract/errors.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { CalendarAccount } from '../contract.ts'
import { useRefresh } from '../queries.ts'
import { finishAtService, forgetWay } from './account-way.ts'
import { ChooseCalendars } from './choose-calendars.tsx'

/** What a calendar service sent the person back with, taken out of the address and finished once. */
export function FinishAccount() {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const [query] = useSearchParams()
  // As the page was opened: the address loses it below.
  const [came] = useState(() => ({
    code: query.get('code'),
    state: query.get('state'),
    error: query.get('error'),
  }))
  const [account, setAccount] = useState<CalendarAccount | null>(null)
  const [trouble, setTrouble] = useState<{ words: string; canRepeat: boolean } | null>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const isBusy = useRef(false)

  const finish = useCallback(async () => {
    const { code, state } = came
    if (!code || !state || isBusy.current) return
    isBusy.current = true
    try {
      setAccount(await finishAtService(code, state))
      setIsChoosing(true)
      forgetWay()
      await refresh('calendars')
    } catch (reason) {
      if (!(reason instanceof CallError)) throw reason
      if (reason.status !== 0) forgetWay()
      setTrouble({ words: reason.message, canRepeat: reason.status === 0 })
    } finally {
      isBusy.current = false
    }
  }, [came, refresh])

  useEffect(() => {
    if (query.has('state')) void navigate('/integrations-page', { replace: true })
  }, [query, navigate])
  useEffect(() => {
    if (came.error) forgetWay()
    else void finish()
  }, [came, finish])

  if (account)
    return (
      <ChooseCalendars account={account} isOpen={isChoosing} onOpenChange={(next) => setIsChoosing(next)} />
    )
  if (!came.state || (!came.code && !came.error)) return null
  if (came.error)
    return (
      <Notice className="mt-6" role="status" title="No calendar was connected">
        {came.error === 'access_denied'
          ? 'You said no there, and that is fine. If it was a slip, connect once more below.'
          : 'The service did not let you connect. It may be that whoever looks after your account has to agree first. You can connect once more below.'}
      </Notice>
    )
  if (trouble)
    return (
      <Notice
        kind="error"
        className="mt-6"
        action={
          trouble.canRepeat ? (
            <Button
              size="sm"
              onClick={() => {
                setTrouble(null)
                void finish()
              }}
            >
              Try again
            </Button>
          ) : undefined
        }
      >
        {trouble.words}
        {trouble.canRepeat ? '' : ' You can connect once more below.'}
      </Notice>
    )
  return (
    <Notice className="mt-6" role="status">
      Finishing the connection to your calendars …
    </Notice>
  )
}
