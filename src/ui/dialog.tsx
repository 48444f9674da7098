import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from 'radix-ui/dialog'
import { type ReactNode, useRef } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useOpening } from '#ui/use-opening.ts'

export interface DialogProps {
  /** Leave both out when a `trigger` opens it; pass both to open it from elsewhere. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** A button of this kit; it gets the right ARIA by itself. */
  trigger?: ReactNode
  title: string
  /** The title is read out but not shown (a menu that explains itself). */
  isTitleHidden?: boolean
  /** One sentence under the title. */
  description?: ReactNode
  /**
   * `wide` has room for two columns. `sheet` slides in from the left over the full height: the menu on a phone, 80vw and
   * at most 350 px. `line` is for typing: it fills a phone, hangs from the top of a larger screen, and is gone at once
   * when it closes.
   */
  variant?: 'centre' | 'wide' | 'sheet' | 'line'
  /** False when closing leads to another place, which then takes the focus. */
  returnsFocus?: boolean
  /** The buttons, the one that acts last. */
  footer?: ReactNode
  children?: ReactNode
}

const centred =
  'top-1/2 left-1/2 w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 rounded-card border border-line p-6 shadow-lift ' +
  'sm:p-8 data-[state=open]:animate-fade data-[state=closed]:animate-fade-out'

const variants = {
  centre: `${centred} max-h-[min(44rem,calc(100dvh-2rem))] max-w-lg`,
  wide: `${centred} h-[min(46rem,calc(100dvh-2rem))] max-w-5xl`,
  sheet:
    'inset-y-0 left-0 w-[80vw] max-w-[350px] border-r border-line px-5 py-4 shadow-lift ' +
    'data-[state=open]:animate-slide-in data-[state=closed]:animate-slide-out',
  line:
    'inset-0 p-4 sm:inset-auto sm:top-[9vh] sm:left-1/2 sm:max-h-[82vh] sm:w-[calc(100vw-2rem)] sm:max-w-xl sm:-translate-x-1/2 ' +
    'sm:rounded-card sm:border sm:border-line sm:p-5 sm:shadow-lift data-[state=open]:animate-fade',
}

/** Something that has to be answered before going on. Focus stays inside, Escape and the veil close it, focus returns. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onOpenChange,
    trigger,
    title,
    isTitleHidden = false,
    description,
    variant = 'centre',
    returnsFocus = true,
    footer,
    children,
  } = props
  const opener = useRef<Element | null>(null)
  const opening = useOpening(isOpen, onOpenChange)
  return (
    <Root {...opening}>
      {trigger ? <Trigger asChild>{trigger}</Trigger> : null}
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade" />
        <Content
          className={classNames(
            'fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-sheet text-ink outline-none',
            variants[variant],
          )}
          // Who is asked to type begins to type; everywhere else the first control has the focus.
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            const line = variant === 'line' && (event.currentTarget as HTMLElement).querySelector('input')
            if (!line) return
            event.preventDefault()
            line.focus()
          }}
          onCloseAutoFocus={(event) => {
            // Radix comes a moment late; whoever stands somewhere else by now stays there.
            const isLost = document.activeElement === document.body
            if (trigger && returnsFocus && isLost) return
            event.preventDefault()
            // Without a trigger Radix does not know where the focus came from.
            if (returnsFocus && isLost && opener.current instanceof HTMLElement) opener.current.focus()
          }}
          // Radix warns when there is no description; saying "none" on purpose is the documented way out.
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-4">
            <Title className={isTitleHidden ? 'sr-only' : 'pt-1.5 leading-snug'}>{title}</Title>
            <Close
              aria-label="Close"
              className="-mt-0.5 -mr-2.5 ml-auto inline-grid size-11 shrink-0 place-items-center rounded-full text-ink-2 transition-colors hover:bg-paper-2 hover:text-ink"
            >
              <svg
                aria-hidden="true"
                viewBox="0 0 20 20"
                fill="none"
                className="size-5"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinecap="round"
              >
                <path d="m5 5 10 10M15 5 5 15" />
              </svg>
            </Close>
          </div>
          {description ? <Description className="mt-2 text-ink-2">{description}</Description> : null}
          {children ? (
            <div
              // Only a list that scrolls by itself may become smaller than it is; anything else would lie over the buttons.
              className={classNames('mt-4', variant === 'line' ? 'flex min-h-0 flex-1 flex-col' : 'shrink-0')}
            >
              {children}
            </div>
          ) : null}
          {footer ? <div className="mt-8 flex flex-wrap justify-end gap-3">{footer}</div> : null}
        </Content>
      </Portal>
    </Root>
  )
}

/** Closes the dialog around it: `<DialogClose><Button>Keep writing</Button></DialogClose>`. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Close asChild>{children}</Close>
}
