import { useState } from 'react'
import { useProfile } from '#features/account/public.tsx'
import { Button } from '#ui/button.tsx'
import { useHideNumbers } from '../queries.ts'

/** Hides every number of the product, or brings them back. */
export function NumbersSwitch() {
  const isHidden = useProfile().preferences.hide_numbers
  const hide = useHideNumbers()
  const [state, setState] = useState<'idle' | 'saving' | 'refused'>('idle')
  async function toggle() {
    setState('saving')
    try {
      await hide(!isHidden)
      setState('idle')
    } catch {
      setState('refused')
    }
  }
  return (
    <div className="mt-1 -ml-3">
      <Button variant="plain" size="sm" isPending={state === 'saving'} onClick={() => void toggle()}>
        {isHidden ? 'Show numbers' : 'Hide numbers'}
      </Button>
      <output className="ml-3 block text-sm text-ink-2">
        {state === 'refused'
          ? 'The server cannot be reached, so this stays as it was. Please try later.'
          : null}
      </output>
    </div>
  )
}
