const controls = 'a, button, input, textarea, select, summary'

/**
 * Drops the second click of a double click that began on another control. Where a press takes its row or its dialog
 * away, something else comes under the pointer, and what that does was not meant. Going on in one navigation is.
 */
export function dropStrayClicks(): void {
  let pressed: Element | null = null
  let walked: string | null = null
  document.addEventListener(
    'click',
    (event) => {
      const control = controlAt(event.target)
      const navigation = control?.closest('nav')?.ariaLabel ?? null
      const isStray =
        event.detail > 1 &&
        control !== null &&
        control !== pressed &&
        (navigation === null || navigation !== walked)
      if (isStray) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      pressed = control
      walked = navigation
    },
    { capture: true },
  )
}

/** A label stands for what it names: a click on it is a click there. */
function controlAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  return target.closest('label')?.control ?? target.closest(controls)
}
