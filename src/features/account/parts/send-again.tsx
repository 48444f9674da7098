import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { letterSpacing } from './letters.ts'

export interface SendAgainProps {
  /** When the last one went, in milliseconds since 1970. */
  sentAt: number
  isPending: boolean
  onSend: () => void
}

/** Asks for another letter, once the time between two has passed; until then it says how long that is. */
export function SendAgain({ sentAt, isPending, onSend }: SendAgainProps) {
  const left = useSecondsUntil(sentAt + letterSpacing * 1000)
  if (left > 0) return <p className="text-sm text-ink-2">You can send another one in {left} seconds.</p>
  return (
    <Button size="sm" isPending={isPending} pendingText="Sending" onClick={onSend}>
      Send again
    </Button>
  )
}

function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((moment - now) / 1000))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}
