import { type ReactElement, useState } from 'react'
import { Popover } from '#ui/popover.tsx'
import { LookChoices } from './look-choices.tsx'

/** The quick accessibility panel. It opens as soon as it is there: it was asked for before it was loaded. */
export default function LookPanel({ trigger }: { trigger: ReactElement }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Popover
      trigger={trigger}
      label="Accessibility"
      side="top"
      align="start"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <p className="mb-4 font-title text-lg">Make this easier on you</p>
      <LookChoices />
    </Popover>
  )
}
