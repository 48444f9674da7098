import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { CallError } from '#platform/contract/errors.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
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
  const [isChoosing, setIsChoosing] = useState(false)
  const hasBegun = useRef(false)
  const { code, state } = came
  const {
    mutate,
    data: account,
    error: trouble,
  } = useMutation({
    // Offline is an answer here, too: the person is told at once, and tries again.
    networkMode: 'always',
    mutationFn: () => finishAtService(code ?? '', state ?? ''),
    async onSuccess() {
      forgetWay()
      setIsChoosing(true)
      await refresh('calendars')
    },
    onError(reason) {
      if (!canRepeat(reason)) forgetWay()
    },
  })

  useEffect(() => {
    if (query.has('state')) void navigate('/integrations-page', { replace: true })
  }, [query, navigate])
  useEffect(() => {
    if (came.error) forgetWay()
    if (!code || !state || hasBegun.current) return
    hasBegun.current = true
    mutate()
  }, [came, code, state, mutate])

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
          canRepeat(trouble) ? (
            <Button size="sm" onClick={() => mutate()}>
              Try again
            </Button>
          ) : undefined
        }
      >
        {trouble.message}
        {canRepeat(trouble) ? '' : ' You can connect once more below.'}
      </Notice>
    )
  return (
    <Notice className="mt-6" role="status">
      Finishing the connection to your calendars …
    </Notice>
  )
}

/** Without an answer the same can be tried again; any other answer used it up. */
function canRepeat(error: Error): boolean {
  return error instanceof CallError && error.status === 0
}
