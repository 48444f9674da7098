import { type KeyboardEvent, useRef } from 'react'
import { lineMax } from '#platform/contract/limits.ts'
import { WritingArea } from '#ui/writing-area.tsx'
import { writtenLines } from '../rules.ts'

const linesMax = 10

interface LinesProps {
  /** Names the list; each line is named by it and its number. */
  label: string
  lines: readonly string[]
  onChange: (lines: string[]) => void
  placeholder: string
  /** The words of the empty line after the first. */
  nextPlaceholder: string
}

/** A few lines of writing, with an empty one at the end for the next. What was emptied goes when the person moves on. */
export function Lines({ label, lines, onChange, placeholder, nextPlaceholder }: LinesProps) {
  const list = useRef<HTMLUListElement>(null)
  const shown = lines.length < linesMax ? [...lines, ''] : lines

  function write(at: number, text: string) {
    onChange(at < lines.length ? lines.with(at, text) : [...lines, text])
  }

  function moveOn(event: KeyboardEvent<HTMLTextAreaElement>, at: number) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('textarea')[at + 1]?.focus()
  }

  return (
    <ul ref={list} aria-label={label} className="border-t border-line">
      {shown.map((line, at) => (
        // A line is its place: nothing else tells two lines apart while they are being written.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          <WritingArea
            scale="page"
            aria-label={`${label}, line ${at + 1}`}
            placeholder={at === 0 ? placeholder : at === lines.length ? nextPlaceholder : undefined}
            maxLength={lineMax}
            value={line}
            onChange={(event) => write(at, event.currentTarget.value)}
            onBlur={() => {
              const written = writtenLines(lines)
              if (written.length < lines.length) onChange(written)
            }}
            onKeyDown={(event) => moveOn(event, at)}
            className="[&_textarea]:py-3 [&_textarea]:text-[1.35rem]"
          />
        </li>
      ))}
    </ul>
  )
}
