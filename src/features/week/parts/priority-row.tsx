import { Ellipsis, Plus } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { lineMax } from '#platform/contract/limits.ts'
import { pillarOf, type PlanPillar } from '#features/day/rules/pillars.ts'
import { OutcomeLine } from '#features/month/public.tsx'
import { PlanPillarName } from '#features/vision/public.tsx'
import { Check } from '#ui/check.tsx'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import type { WeekPriority } from '../contract.ts'
import { PriorityShape } from './priority-shape.tsx'
import type { WeekContext } from './week-section.tsx'

interface PriorityRowProps {
  week: WeekContext
  /** null: the empty line at the end, which becomes a priority with the first letter and keeps the focus. */
  priority: WeekPriority | null
  label: string
  placeholder?: string
  onBegin?: (text: string) => void
}

/** One thing that matters: tick, words, and what makes it likelier. */
export function PriorityRow({ week, priority, label, placeholder, onBegin }: PriorityRowProps) {
  const [isShaping, setIsShaping] = useState(false)
  const { actions, pillars } = week
  const pillar = priority ? pillars.find(({ id }) => id === pillarOf(priority)) : undefined
  const name = priority?.text.trim() || 'this line'
  return (
    <li className="border-b border-line py-1">
      <div className="flex items-start">
        {priority ? (
          <Check
            label={name}
            state={priority.state}
            onChange={(state) => actions.settle(priority, state)}
            className="-ml-2.5"
          />
        ) : (
          <span aria-hidden="true" className="-ml-2.5 grid size-11 shrink-0 place-items-center text-ink-3">
            <Plus className="size-5 stroke-[1.6]" />
          </span>
        )}
        <div className="min-w-0 flex-1 pl-1">
          <PriorityText
            label={label}
            value={priority?.text ?? ''}
            placeholder={placeholder}
            isDone={priority?.state === 'done'}
            onType={(text) => (priority ? actions.type(priority.id, { text }) : onBegin?.(text))}
            onLeaveEmpty={() => {
              if (priority) actions.remove(priority, null)
            }}
          />
          {isShaping || !priority ? null : <Beside priority={priority} pillar={pillar} />}
        </div>
        {pillar ? (
          <PlanPillarName
            pillar={pillar}
            className="my-1.5 ml-3 max-w-40 rounded-chip border border-line px-3 py-1 text-sm text-ink-2 max-sm:hidden [&_svg]:size-4"
          />
        ) : null}
        {priority ? (
          <PriorityMenu
            name={name}
            priority={priority}
            actions={actions}
            onShape={() => setIsShaping(true)}
          />
        ) : null}
      </div>
      {isShaping && priority ? (
        <div className="pl-9">
          <PriorityShape
            priority={priority}
            week={week}
            onChange={(patch) => actions.type(priority.id, patch)}
            onClose={() => setIsShaping(false)}
          />
        </div>
      ) : null}
    </li>
  )
}

interface PriorityMenuProps {
  name: string
  priority: WeekPriority
  actions: WeekContext['actions']
  onShape: () => void
}

function PriorityMenu({ name, priority, actions, onShape }: PriorityMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label={`More for ${name}`} className="text-ink-3">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem onSelect={onShape}>Pillar, month, why, if – then</MenuItem>
      <MenuItem onSelect={() => actions.settle(priority, 'let_go')}>Let it go</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => actions.remove(priority, 'Removed.')}>Remove</MenuItem>
    </Menu>
  )
}

interface PriorityTextProps {
  label: string
  value: string
  placeholder?: string
  isDone: boolean
  onType: (text: string) => void
  /** The person has moved on from a line that holds nothing. */
  onLeaveEmpty: () => void
}

/** The words of one priority, written in place. Enter goes to the next line of the list, as on paper. */
function PriorityText({ label, value, placeholder, isDone, onType, onLeaveEmpty }: PriorityTextProps) {
  const isComposing = useRef(false)

  function moveOn(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter also confirms a word that an input method is composing; that one is not ours.
    if (event.key !== 'Enter' || event.shiftKey || isComposing.current) return
    event.preventDefault()
    const lines = [...(event.currentTarget.closest('[data-items]')?.querySelectorAll('[data-line]') ?? [])]
    const next = lines[lines.indexOf(event.currentTarget) + 1]
    if (next instanceof HTMLElement) next.focus()
  }

  return (
    <WritingArea
      aria-label={label}
      data-line
      maxLength={lineMax}
      value={value}
      placeholder={placeholder}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={() => {
        if (value.trim() === '') onLeaveEmpty()
      }}
      onKeyDown={moveOn}
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={() => (isComposing.current = false)}
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

/** The lines under an open priority, each only when it was written. */
function Beside({ priority, pillar }: { priority: WeekPriority; pillar: PlanPillar | undefined }) {
  if (priority.state !== 'open') return null
  const [why, obstacle] = [priority.why?.trim(), priority.obstacle?.trim()]
  const [ifPart, thenPart] = [priority.if_part?.trim(), priority.then_part?.trim()]
  const because = pillar?.because
  return (
    <div dir="auto" className="-mt-1 text-[0.97rem] leading-normal text-ink-2 not-empty:pb-2">
      {priority.full_text ? <p>Smaller than: {priority.full_text}</p> : null}
      {why ? <p>Why: {why}</p> : null}
      {obstacle ? <p>In the way: {obstacle}</p> : null}
      {ifPart || thenPart ? (
        <p>
          {ifPart ? `If ${ifPart}` : ''}
          {ifPart && thenPart ? ', ' : ''}
          {thenPart ? `then I ${thenPart}` : ''}
        </p>
      ) : null}
      {because && !why ? (
        <p>
          Because: <em className="font-title">{because}</em>
        </p>
      ) : null}
      {priority.outcome ? <OutcomeLine link={priority.outcome} /> : null}
      {pillar ? <PlanPillarName pillar={pillar} className="text-sm sm:hidden" /> : null}
    </div>
  )
}
