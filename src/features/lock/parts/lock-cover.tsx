import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { opens, waitAfter } from '../rules.ts'
import { countWrong, open, readWrong, storedLock } from '../queries.ts'

export interface LockCoverProps {
  /** Signs out here; `onWaiting` is called instead while something that was written cannot be sent. */
  onForgotten: (onWaiting: () => void) => void
}

/**
 * Stands in place of everything until the code is given. What lies under it stays as it was, half-filled forms and
 * open dialogs too; it is only not shown, and no key or press reaches it.
 */
export default function LockCover({ onForgotten }: LockCoverProps) {
  const [place] = useState(makePlace)
  useLayoutEffect(() => {
    const before = document.activeElement
    const release = shield(place)
    document.body.append(place)
    // Only now can it be focused: it was drawn before it stood in the page.
    place.querySelector('input')?.focus()
    return () => {
      release()
      place.remove()
      if (before instanceof HTMLElement) setTimeout(() => before.focus({ preventScroll: true }))
    }
  }, [place])
  return createPortal(<Cover onForgotten={onForgotten} />, place)
}

function makePlace(): HTMLElement {
  const place = document.createElement('div')
  place.dataset.lock = ''
  return place
}

/** Keeps keys and presses from everything but the cover: a dialog under it would take them for its own and close. */
function shield(place: HTMLElement): () => void {
  const stop = (event: Event) => event.stopPropagation()
  const kinds = ['keydown', 'keyup', 'pointerdown', 'pointerup', 'mousedown', 'click', 'focusin'] as const
  for (const kind of kinds) place.addEventListener(kind, stop)
  function onKey(event: KeyboardEvent) {
    const isInside = event.target instanceof Node && place.contains(event.target)
    if (isInside && event.key !== 'Escape') return
    event.stopImmediatePropagation()
    if (!isInside && event.key !== 'Tab') event.preventDefault()
  }
  addEventListener('keydown', onKey, { capture: true })
  return () => removeEventListener('keydown', onKey, { capture: true })
}

function Cover({ onForgotten }: LockCoverProps) {
  const [pin, setPin] = useState('')
  const [isLooking, setIsLooking] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [left, setLeft] = useState(secondsLeft)
  const isWaiting = left > 0

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setLeft(secondsLeft()), 500)
    return () => clearInterval(timer)
  }, [isWaiting])

  async function tryPin(event: FormEvent) {
    event.preventDefault()
    const lock = storedLock()
    if (!lock) return open()
    if (secondsLeft() > 0 || isLooking) return
    setIsLooking(true)
    const isRight = await opens(lock, pin).catch(() => false)
    setIsLooking(false)
    setPin('')
    if (isRight) return open()
    countWrong()
    setLeft(secondsLeft())
    setTrouble('That is not the code. Nothing was opened.')
  }

  return (
    <main className="pointer-events-auto fixed inset-0 z-50 grid place-items-center overflow-y-auto bg-paper p-6 text-ink">
      <form onSubmit={(event) => void tryPin(event)} className="w-full max-w-xs">
        <h1 className="text-2xl">Balanse is locked</h1>
        <Field
          className="mt-6"
          label="Your code"
          error={isWaiting ? `That was not the code. You can try again in ${left} seconds.` : trouble}
        >
          <TextInput
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={pin}
            onChange={(event) => {
              setPin(event.currentTarget.value)
              setTrouble('')
            }}
          />
        </Field>
        <Button
          className="mt-5"
          variant="primary"
          type="submit"
          isPending={isLooking}
          aria-disabled={isWaiting}
        >
          Open
        </Button>
        <p className="mt-8 border-t border-line pt-4 text-sm text-ink-2">
          Forgotten? Sign out here, and sign in again with your password: everything that was saved is still
          there.
        </p>
        <Button
          className="mt-2 -ml-3"
          size="sm"
          variant="plain"
          onClick={() =>
            onForgotten(() =>
              setTrouble(
                'Something you wrote is on this device only and cannot be sent right now. Please try again with a connection.',
              ),
            )
          }
        >
          Sign out on this device
        </Button>
        <p className="mt-4 text-sm">
          <a href="/urgent-help" className="text-tide underline underline-offset-4">
            Urgent help
          </a>
        </p>
      </form>
    </main>
  )
}

function secondsLeft(): number {
  const { count, at } = readWrong()
  return Math.max(0, Math.ceil(waitAfter(count) - (Date.now() - at) / 1_000))
}
