import { type ComponentProps, cloneElement, type ReactElement, useEffect, useRef, useState } from 'react'
import { HelpChat } from './help-chat.tsx'

/**
 * The chat over the corner of a page. It is open from its first moment, because it was asked for before it was loaded;
 * the page behind stays usable, Escape closes it, and the talk is still there when it is opened again.
 */
export default function ChatWidget({ trigger }: { trigger: ReactElement<ComponentProps<'button'>> }) {
  const [isOpen, setOpen] = useState(true)
  const panel = useRef<HTMLElement>(null)
  const button = useRef<HTMLSpanElement>(null)
  const hasBeenClosed = useRef(false)

  useEffect(() => {
    if (isOpen) panel.current?.querySelector('textarea')?.focus()
    else if (hasBeenClosed.current) button.current?.querySelector('button')?.focus()
  }, [isOpen])

  useEffect(() => {
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !panel.current?.contains(document.activeElement)) return
      hasBeenClosed.current = true
      setOpen(false)
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [])

  function close() {
    hasBeenClosed.current = true
    setOpen(false)
  }

  return (
    <>
      <span ref={button} hidden={isOpen}>
        {cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          onClick: () => setOpen(true),
        })}
      </span>
      {/* Above the eye on a phone, which stays in reach; beside everything else on a larger screen. */}
      <section
        ref={panel}
        role="dialog"
        aria-label="Help chat"
        hidden={!isOpen}
        className="fixed inset-x-3 top-3 bottom-18 z-30 flex flex-col rounded-card border border-line bg-paper text-ink shadow-lift [&[hidden]]:hidden md:inset-x-auto md:top-auto md:right-6 md:bottom-4 md:h-[min(38rem,calc(100dvh-2rem))] md:w-[25rem]"
      >
        <header className="flex items-center justify-between border-b border-line py-1 pr-1 pl-4">
          <h2 className="text-lg">Ask about Balanse</h2>
          <button
            type="button"
            onClick={close}
            aria-label="Close chat"
            className="grid size-11 place-items-center rounded-full text-ink-2 hover:bg-paper-2 hover:text-ink"
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 20 20"
              className="size-5 fill-none stroke-current stroke-[1.5]"
            >
              <path d="m5 5 10 10M15 5 5 15" strokeLinecap="round" />
            </svg>
          </button>
        </header>
        <HelpChat helpPath="/help" shape="panel" />
      </section>
    </>
  )
}
