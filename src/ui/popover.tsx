import { Content, Portal, Root, Trigger } from 'radix-ui/popover'
import type { ReactNode } from 'react'
import { useOpening } from '#ui/use-opening.ts'
import { useReturnedFocus } from '#ui/use-returned-focus.ts'

export interface PopoverProps {
  /** A button of this kit. */
  trigger: ReactNode
  /** Names the panel for screen readers. */
  label: string
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

/** A small sheet beside a button, for reading or one quick choice. What must be answered belongs in a Dialog. */
export function Popover({
  trigger,
  label,
  isOpen,
  onOpenChange,
  side = 'bottom',
  align = 'end',
  children,
}: PopoverProps) {
  const { returnTo, onCloseAutoFocus } = useReturnedFocus()
  const opening = useOpening(isOpen, onOpenChange)
  return (
    <Root {...opening}>
      <Trigger asChild ref={returnTo}>
        {trigger}
      </Trigger>
      <Portal>
        <Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          onCloseAutoFocus={onCloseAutoFocus}
          className="z-50 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card border border-line bg-sheet p-5 text-ink shadow-lift outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-appear"
        >
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
