import { Content, Item, Portal, Root, Separator, Trigger } from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useOpening } from '#ui/use-opening.ts'
import { useReturnedFocus } from '#ui/use-returned-focus.ts'

export interface MenuProps {
  /** A button of this kit. */
  trigger: ReactNode
  align?: 'start' | 'end'
  /** For a menu that is loaded by the press that opens it: start with `isOpen`. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
}

/** A short list of actions or links behind a button. Arrow keys, first letters and Escape work as in any menu. */
export function Menu({ trigger, align = 'end', isOpen, onOpenChange, children }: MenuProps) {
  const { returnTo, onCloseAutoFocus } = useReturnedFocus()
  const opening = useOpening(isOpen, onOpenChange)
  return (
    <Root modal={false} {...opening}>
      <Trigger asChild ref={returnTo}>
        {trigger}
      </Trigger>
      <Portal>
        <Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          onCloseAutoFocus={onCloseAutoFocus}
          // It is gone at once: while it faded, a pointer that rests on it would draw the focus back into it.
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-card border border-line bg-sheet p-1.5 text-ink shadow-lift data-[state=open]:animate-appear"
        >
          {children}
        </Content>
      </Portal>
    </Root>
  )
}

export interface MenuItemProps {
  onSelect?: () => void
  tone?: 'plain' | 'danger'
  isDisabled?: boolean
  /** The child is the item itself: `<MenuItem asChild><Link to="/billing">…</Link></MenuItem>`. */
  asChild?: boolean
  children: ReactNode
}

export function MenuItem({ onSelect, tone = 'plain', isDisabled, asChild, children }: MenuItemProps) {
  return (
    <Item
      onSelect={onSelect}
      disabled={isDisabled}
      asChild={asChild}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 text-base no-underline outline-none',
        'data-disabled:cursor-default data-disabled:text-ink-3 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:stroke-[1.6]',
        // Radix moves the real focus along with the highlight, for the pointer too: the ring would jump about under a mouse.
        'data-highlighted:bg-paper-2 data-highlighted:inset-ring data-highlighted:inset-ring-edge',
        tone === 'danger' ? 'text-clay' : 'text-ink',
      )}
    >
      {children}
    </Item>
  )
}

export function MenuSeparator() {
  return <Separator className="mx-3 my-1.5 h-px bg-line" />
}
