import { Action, Close, Description, Root, Title } from 'radix-ui/toast'
import { buttonClass } from '#ui/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { closeTopmost } from '#ui/use-opening.ts'
import type { ToastEntry } from '#ui/toast/queue.ts'

/** One toast: a slip of paper with a sentence. What destroys is announced at once, the rest when there is a pause. */
export function ToastCard({ entry, onClose }: { entry: ToastEntry; onClose: () => void }) {
  const isDestructive = entry.variant === 'destructive'
  return (
    <Root
      open={entry.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      // Escape is for what the person is in: a toast that came over it only takes it when it has the focus.
      onEscapeKeyDown={(event) => {
        const isInToast = event.target instanceof Element && event.target.closest('[data-toast]') !== null
        if (!isInToast && closeTopmost()) event.preventDefault()
      }}
      data-toast
      duration={entry.duration}
      type={isDestructive ? 'foreground' : 'background'}
      className={classNames(
        'pointer-events-auto flex items-start gap-3 rounded-card border bg-sheet py-3 pr-1.5 pl-4 text-ink shadow-lift',
        isDestructive ? 'border-clay' : 'border-line',
        'data-[state=open]:animate-appear data-[state=closed]:animate-fade-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        'data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x)',
      )}
    >
      <div className="min-w-0 flex-1 py-1">
        <Title className={classNames('leading-snug font-semibold', isDestructive && 'text-clay')}>
          {entry.title}
        </Title>
        {entry.description ? (
          <Description className="mt-0.5 text-sm leading-snug text-ink-2">{entry.description}</Description>
        ) : null}
        {entry.action ? (
          <Action
            altText={entry.action.altText}
            onClick={entry.action.onSelect}
            className={buttonClass('quiet', 'sm', 'mt-2.5')}
          >
            {entry.action.label}
          </Action>
        ) : null}
      </div>
      <Close
        aria-label="Close"
        className="-my-0.5 inline-grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-paper-2 hover:text-ink"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          fill="none"
          className="size-4.5"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
        >
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </Close>
    </Root>
  )
}
