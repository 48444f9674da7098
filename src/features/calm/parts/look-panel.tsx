import { type ReactElement, type ReactNode, useState } from 'react'
import { Popover } from '#ui/popover.tsx'
import { LookChoices } from './look-choices.tsx'
import { LowStimSwitch } from './low-stim-switch.tsx'
import { ShortcutSwitch } from './shortcut-switch.tsx'
import { SoundChoices } from './sound-choices.tsx'
import { StyleChoice } from './style-choice.tsx'

export interface LookPanelProps {
  trigger: ReactElement
  /** The quick one has the one switch and the way to see what it does; the full one has everything. */
  kind: 'quick' | 'full'
}

/** The accessibility panel behind the eye. It opens as soon as it is there: it was asked for before it was loaded. */
export function LookPanel({ trigger, kind }: LookPanelProps) {
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
      <p className="mb-2 font-title text-lg">Make this easier on you</p>
      {kind === 'quick' ? <LowStimSwitch /> : <AllChoices />}
      <p className="mt-3 text-sm">
        {/* The page is public and may stand behind the gate; this address opens it for everybody. */}
        <a href="/low-stim-demo?dev=true">See what low stimulation changes</a>
      </p>
    </Popover>
  )
}

function AllChoices() {
  return (
    <>
      <PanelPart title="Visual">
        <LookChoices />
      </PanelPart>
      <PanelPart title="Communication">
        <StyleChoice />
      </PanelPart>
      <PanelPart title="Audio">
        <SoundChoices />
      </PanelPart>
      <div className="border-t border-line pt-2">
        <ShortcutSwitch />
      </div>
    </>
  )
}

function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-4 first-of-type:border-t-0 first-of-type:pt-0">
      <h2 className="mb-2 font-body text-base font-semibold">{title}</h2>
      {children}
    </section>
  )
}
