import { useRef, type RefObject } from 'react'

/**
 * What opened gives the focus back to its button when it has closed. Radix does so a moment later, in a timer: on a busy
 * machine somebody has gone on by then, and their next key would press a button that they have left. So the focus only
 * goes back where it would otherwise be lost.
 */
export function useReturnedFocus(): {
  returnTo: RefObject<HTMLButtonElement | null>
  onCloseAutoFocus: (event: Event) => void
} {
  const returnTo = useRef<HTMLButtonElement>(null)
  return {
    returnTo,
    onCloseAutoFocus(event) {
      event.preventDefault()
      if (document.activeElement === document.body) returnTo.current?.focus({ preventScroll: true })
    },
  }
}
