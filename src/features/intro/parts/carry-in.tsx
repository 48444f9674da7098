import { useEffect } from 'react'
import { useProfile, useSendProfile, useToday } from '#features/account/public.tsx'
import { usePlanDay } from '#features/day/public.tsx'
import { forgetAnswers, readAnswers } from '../queries.ts'
import { belongsTo, isAnswered, type Answers } from '../rules.ts'

/** Brings what was answered before there was an account into the account, once. Shows nothing. */
export function CarryIn() {
  const { user } = useProfile()
  const answers = readAnswers()
  if (!user || !isAnswered(answers)) return null
  if (!belongsTo(answers, user)) {
    forgetAnswers()
    return null
  }
  return <Carry answers={answers} />
}

function Carry({ answers }: { answers: Answers }) {
  const plan = usePlanDay(useToday())
  const send = useSendProfile()
  const isReady = !plan.isLoading && !plan.error

  useEffect(() => {
    if (!isReady) return
    const intention = answers.intention.trim()
    // The document keeps it from here on, with or without a connection.
    if (intention && !plan.value.intention) plan.change({ intention })
    send({ preferences: answers.preferences }).then(forgetAnswers, () => {
      // Out of reach: they stay on the device, and the next start tries again.
    })
    // Once, as soon as the day is known; what is typed afterwards is the person's own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isReady])
  return null
}
