import { useId, type FormEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { IconButton } from '#ui/icon-button.tsx'

export interface MessageBoxProps {
  ref: Ref<HTMLTextAreaElement>
  label: string
  text: string
  /** The longest message, in UTF-16 units; the last 200 are counted down. */
  max: number
  /** True while a reply is on its way: one goes on writing, and sends later. */
  isPending: boolean
  onWrite: (text: string) => void
  onSend: () => void
  /** Ends the reply that is on its way; its button then stands in place of the one that sends. */
  onStop?: () => void
  /** Stands before the button that sends. */
  children?: ReactNode
}

/** Where a message is written: Enter sends, Shift and Enter begins a new line. Nothing ever locks it. */
export function MessageBox(props: MessageBoxProps) {
  const { ref, label, text, max, isPending, onWrite, onSend, onStop, children } = props
  const count = useId()
  const left = max - text.length
  const showsCount = left <= 200
  const isSendable = text.trim() !== '' && left >= 0

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && isSendable) onSend()
  }

  function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While a word is being composed (Japanese, Chinese, dictation) Enter chooses the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    submit(event)
  }

  return (
    <form
      onSubmit={submit}
      className="flex items-end gap-2 rounded-[1.75rem] border border-edge bg-sheet py-1.5 pr-1.5 pl-5 focus-within:border-tide"
    >
      <div className="min-w-0 flex-1">
        <textarea
          ref={ref}
          dir="auto"
          rows={1}
          value={text}
          aria-label={label}
          placeholder={label}
          aria-describedby={showsCount ? count : undefined}
          aria-invalid={left < 0 || undefined}
          onChange={(event) => onWrite(event.currentTarget.value)}
          onKeyDown={sendByKey}
          className="block field-sizing-content max-h-36 min-h-11 w-full resize-none bg-transparent py-2 text-[1.125rem] leading-normal text-ink outline-none"
        />
        {showsCount ? (
          <p id={count} className="pb-1.5 text-sm text-ink-2">
            {left >= 0 ? `${left} characters left` : `${-left} characters too many`}
          </p>
        ) : null}
      </div>
      {children}
      {isPending && onStop ? (
        <IconButton label="Stop the reply" variant="outlined" onClick={onStop}>
          <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor">
            <path d="M6 6h12v12H6z" strokeLinejoin="round" />
          </svg>
        </IconButton>
      ) : (
        <IconButton label="Send" variant="filled" type="submit" aria-disabled={isPending || !isSendable}>
          <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round">
            <path d="M12 19V5M6 11l6-6 6 6" strokeLinejoin="round" />
          </svg>
        </IconButton>
      )}
    </form>
  )
}
