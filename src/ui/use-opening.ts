import { useEffect, useEffectEvent, useState } from 'react'

// What can be closed, the one that was opened last at the end.
const closers: (() => void)[] = []

/** Closes what was opened last; false when nothing is open. For a toast, which lies on top and takes Escape first. */
export function closeTopmost(): boolean {
  const close = closers.at(-1)
  close?.()
  return close !== undefined
}

/**
 * Whether something is open, by itself or as its owner says. Of several layers Radix gives Escape only to the one that
 * came last, and that may be a toast: so each says here how it closes.
 */
export function useOpening(
  given: boolean | undefined,
  onChange: ((isOpen: boolean) => void) | undefined,
): { open: boolean; onOpenChange: (isOpen: boolean) => void } {
  const [isOwnOpen, setOwnOpen] = useState(false)
  const open = given ?? isOwnOpen
  function onOpenChange(isOpen: boolean) {
    setOwnOpen(isOpen)
    onChange?.(isOpen)
  }
  const close = useEffectEvent(() => onOpenChange(false))
  useEffect(() => {
    if (!open) return
    const closer = () => close()
    closers.push(closer)
    return () => void closers.splice(closers.indexOf(closer), 1)
  }, [open])
  return { open, onOpenChange }
}
