import { type KeyboardEvent, useRef } from 'react'
import { lineMax } from '#platform/contract/limits.ts'
import { classNames } from '#ui/class-names.ts'
import { WritingArea } from '#ui/writing-area.tsx'

interface ItemTextProps {
  label: string
  value: string
  placeholder?: string
  isDone: boolean
  onType: (text: string) => void
  onFocus: () => void
  /** The person has moved on; with what the line then holds. */
  onBlur: (text: string) => void
}

/** The words of one item, written in place. Enter goes to the next line of the list, as on paper. */
export function ItemText(props: ItemTextProps) {
  const { label, value, placeholder, isDone, onType, onFocus, onBlur } = props
  const isComposing = useRef(false)

  function moveOn(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter also confirms a word that an input method is composing; that one is not ours.
    if (event.key !== 'Enter' || event.shiftKey || isComposing.current) return
    event.preventDefault()
    const lines = [
      ...(event.currentTarget.closest('[data-items]')?.querySelectorAll('[data-item-text]') ?? []),
    ]
    const next = lines[lines.indexOf(event.currentTarget) + 1]
    if (next instanceof HTMLElement) next.focus()
  }

  return (
    <WritingArea
      aria-label={label}
      data-item-text
      maxLength={lineMax}
      value={value}
      placeholder={placeholder}
      onChange={(event) => onType(event.currentTarget.value)}
      onFocus={onFocus}
      onBlur={(event) => onBlur(event.currentTarget.value)}
      onKeyDown={moveOn}
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={() => (isComposing.current = false)}
      // In a list the hairline belongs to the row; the words are those of the app, not the large ones of a page.
      className={classNames(
        '[&_textarea]:min-h-11 [&_textarea]:border-transparent [&_textarea]:pt-2 [&_textarea]:pb-2 [&_textarea]:font-body [&_textarea]:text-base',
        '[&_textarea]:placeholder:font-body [&_textarea]:placeholder:not-italic',
        isDone
          ? '[&_textarea]:text-ink-2 [&_textarea]:line-through [&_textarea]:decoration-ink-2/50'
          : '[&_textarea]:font-medium',
      )}
    />
  )
}
