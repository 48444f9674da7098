import type { FormEvent, KeyboardEvent, Ref } from 'react'
import { IconButton } from '#ui/icon-button.tsx'

export interface ChatComposerProps {
  ref: Ref<HTMLTextAreaElement>
  text: string
  /** The longest question, in UTF-16 units. */
  max: number
  isPending: boolean
  onWrite: (text: string) => void
  onSend: () => void
}

/** Where a question is written: Enter sends, Shift and Enter begins a new line. Nothing ever locks it. */
export function ChatComposer({ ref, text, max, isPending, onWrite, onSend }: ChatComposerProps) {
  const left = max - text.length
  const cannotSend = isPending || text.trim() === '' || left < 0
  const showsCount = left < 200

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!cannotSend) onSend()
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
          aria-label="Your question"
          placeholder="Your question"
          aria-describedby={showsCount ? 'help-chat-count' : undefined}
          aria-invalid={left < 0 || undefined}
          onChange={(event) => onWrite(event.currentTarget.value)}
          onKeyDown={sendByKey}
          className="block field-sizing-content max-h-32 min-h-11 w-full resize-none bg-transparent py-2 text-[1.125rem] leading-normal text-ink outline-none"
        />
        {showsCount ? (
          <p id="help-chat-count" className="pb-1.5 text-sm text-ink-2">
            {left >= 0 ? `${left} characters left` : `${-left} characters too many`}
          </p>
        ) : null}
      </div>
      <IconButton label="Send" variant="filled" type="submit" aria-disabled={cannotSend}>
        <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round">
          <path d="M12 19V5M6 11l6-6 6 6" strokeLinejoin="round" />
        </svg>
      </IconButton>
    </form>
  )
}
