import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { markWords } from '../rules/snippet.ts'

export interface Option {
  id: string
  label: string
  /** The day that it is about, in words. */
  when?: string | undefined
  /** A line of the person's own words. */
  snippet?: string
  isGoing: boolean
  run: () => void
}

export interface Group {
  name: string
  options: readonly Option[]
}

export interface CommandBoxProps {
  label: string
  typed: string
  onType: (typed: string) => void
  maxLength: number
  groups: readonly Group[]
  /** The words to mark in the snippets. */
  marked: string
  onChoose: (option: Option) => void
  /** One line under the list; it is read out when it changes. */
  status: ReactNode
}

/** How far Page up and Page down go. */
const pageSteps = 8

/** A line to type into with a list under it: the focus stays in the line, the arrow keys move through the list. */
export function CommandBox(props: CommandBoxProps) {
  const { label, typed, onType, maxLength, groups, marked, onChoose, status } = props
  const listId = useId()
  const options = groups.flatMap((group) => group.options)
  // The place in the list belongs to what was typed: another word begins at the top again.
  const [place, setPlace] = useState({ typed, id: '' })
  const chosen = place.typed === typed ? options.findIndex(({ id }) => id === place.id) : -1
  const active = options[Math.max(0, chosen)]
  const optionId = (id: string) => `${listId}-${encodeURIComponent(id)}`

  const activeDomId = active ? optionId(active.id) : ''
  useEffect(() => {
    document.getElementById(activeDomId)?.scrollIntoView({ block: 'nearest' })
  }, [activeDomId])

  function move(to: number) {
    const option = options[Math.min(options.length - 1, Math.max(0, to))]
    if (option) setPlace({ typed, id: option.id })
  }

  function moveByKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const at = Math.max(0, chosen)
    const last = options.length - 1
    if (event.key === 'ArrowDown') move(at === last ? 0 : at + 1)
    else if (event.key === 'ArrowUp') move(at === 0 ? last : at - 1)
    else if (event.key === 'PageDown') move(at + pageSteps)
    else if (event.key === 'PageUp') move(at - pageSteps)
    else if (event.key === 'Enter' && active) onChoose(active)
    else return
    event.preventDefault()
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="mr-11 -mt-14.5 flex items-center gap-3">
        <Search aria-hidden="true" className="size-5 shrink-0 stroke-[1.6] text-ink-2" />
        <input
          role="combobox"
          aria-label={label}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeDomId || undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          dir="auto"
          placeholder="Find or do something"
          maxLength={maxLength}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={moveByKey}
          className="min-h-12 w-full min-w-0 bg-transparent text-[1.125rem] text-ink outline-none placeholder:text-ink-2"
        />
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        className="-mx-2 mt-1 min-h-0 flex-1 border-t border-line overflow-y-auto overscroll-contain outline-none"
      >
        {groups.map(({ name, options: own }) => (
          <div key={name} role="group" aria-label={name} className="pt-4">
            <p aria-hidden="true" className="px-3 pb-1 text-sm font-semibold text-ink-2">
              {name}
            </p>
            {own.map((option) => (
              <OptionRow
                key={option.id}
                id={optionId(option.id)}
                option={option}
                marked={marked}
                isActive={option === active}
                onPoint={() => setPlace({ typed, id: option.id })}
                onChoose={() => onChoose(option)}
              />
            ))}
          </div>
        ))}
      </div>
      <output className="block pt-3 text-sm text-ink-2">{status}</output>
    </div>
  )
}

interface OptionRowProps {
  id: string
  option: Option
  marked: string
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

function OptionRow({
  id,
  option: { label, when, snippet },
  marked,
  isActive,
  onPoint,
  onChoose,
}: OptionRowProps) {
  return (
    // The keys are heard by the line above, which keeps the focus; this is for a pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={isActive ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'flex min-h-11 cursor-pointer flex-col justify-center rounded-field px-3 py-2',
        isActive && 'bg-paper-2 inset-ring inset-ring-edge',
      )}
    >
      <span className="flex items-baseline justify-between gap-4">
        <span dir="auto" className={classNames('min-w-0 truncate', snippet !== undefined && 'font-medium')}>
          {label}
        </span>
        {when ? <span className="shrink-0 text-sm text-ink-2">{when}</span> : null}
      </span>
      {snippet ? (
        <span dir="auto" className="line-clamp-2 text-sm leading-snug wrap-anywhere text-ink-2">
          <Snippet line={snippet} marked={marked} />
        </span>
      ) : null}
    </div>
  )
}

function Snippet({ line, marked }: { line: string; marked: string }) {
  return markWords(line, marked).map(({ text, isMarked }, index) =>
    isMarked ? (
      // Pieces of one line have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <mark
        key={index}
        className="bg-transparent font-semibold text-ink underline decoration-tide underline-offset-2"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
