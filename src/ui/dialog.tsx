import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

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
  /** `sheet` slides in from the left over the full height: the menu on a phone, 80vw and at most 350 px. */
  variant?: 'centre' | 'sheet'
  /** The buttons, the one that acts last. */
  footer?: ReactNode
  children?: ReactNode
}

const variants = {
  centre:
    'top-1/2 left-1/2 max-h-[min(44rem,calc(100dvh-2rem))] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 ' +
    'rounded-card border border-line p-6 shadow-lift sm:p-8 data-[state=open]:animate-fade data-[state=closed]:animate-fade-out',
  sheet:
    'inset-y-0 left-0 w-[80vw] max-w-[350px] border-r border-line px-5 py-4 shadow-lift ' +
    'data-[state=open]:animate-slide-in data-[state=closed]:animate-slide-out',
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
    footer,
    children,
  } = props
  return (
    <Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger ? <Trigger asChild>{trigger}</Trigger> : null}
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade" />
        <Content
          className={classNames(
            'fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-sheet text-ink outline-none',
            variants[variant],
          )}
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
          {children ? <div className="mt-4 min-h-0">{children}</div> : null}
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
