import { ArrowUp, Square } from 'lucide-react'
import type { FormEvent, KeyboardEvent, Ref } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { messageMax } from '../contract.ts'
import type { Extras } from './use-extras.ts'

export interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>
  text: string
  onWrite: (text: string) => void
  onSend: () => void
  onStop: () => void
  isPending: boolean
  /** Null until it is there; it appears only where a browser can do it, and only then. */
  Dictate: Extras['DictateButton'] | null
}

/** From here on the count of what is left is of use. */
const countFrom = messageMax - 200

/** Where one writes to the coach: Enter sends, Shift and Enter begins a new line. Nothing ever locks it. */
export function Composer(props: ComposerProps) {
  const { ref, text, onWrite, onSend, onStop, isPending, Dictate } = props
  const left = messageMax - text.length
  const isEmpty = text.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && !isEmpty && left >= 0) onSend()
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
          aria-label="Write to your coach"
          placeholder="Write to your coach"
          aria-describedby={text.length >= countFrom ? 'coach-count' : undefined}
          aria-invalid={left < 0 || undefined}
          onChange={(event) => onWrite(event.currentTarget.value)}
          onKeyDown={sendByKey}
          className="block field-sizing-content max-h-40 min-h-11 w-full resize-none bg-transparent py-2 text-[1.125rem] leading-normal text-ink outline-none"
        />
        {text.length >= countFrom ? (
          <p id="coach-count" className="pb-1.5 text-sm text-ink-2">
            {left >= 0 ? `${left} characters left` : `${-left} characters too many`}
          </p>
        ) : null}
      </div>
      {Dictate ? (
        <Dictate onWords={(words) => onWrite(text.trim() === '' ? words : `${text.trimEnd()} ${words}`)} />
      ) : null}
      {isPending ? (
        <IconButton label="Stop the reply" variant="outlined" onClick={onStop}>
          <Square aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton label="Send" variant="filled" type="submit" aria-disabled={isEmpty || left < 0}>
          <ArrowUp aria-hidden="true" />
        </IconButton>
      )}
    </form>
  )
}
