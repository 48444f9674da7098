import { SafetyCard, useSafety } from '#features/safety/public.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** A line that was added is read like every other writing, and its page may never be opened: help comes here. */
export function SafetyWatch({ text }: { text: string }) {
  const { card, dismiss } = useSafety({ line: text }, true)
  return (
    <Dialog
      isOpen={card !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismiss()
      }}
      title="Help that is there for you"
      isTitleHidden
    >
      {card ? <SafetyCard level={card.level} card={card} onDismiss={dismiss} /> : null}
    </Dialog>
  )
}
