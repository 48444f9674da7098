import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import type { Pillar } from '#features/vision/contract.ts'
import { PillarName } from '#features/vision/public.tsx'
import { Check } from '#ui/check.tsx'
import type { Item } from '../contract.ts'
import type { Place } from '../rules.ts'
import { ItemMenu } from './item-menu.tsx'
import { ItemShape } from './item-shape.tsx'
import { ItemText } from './item-text.tsx'
import type { DayActions } from './use-day-actions.ts'

export interface DayContext {
  date: LocalDate
  today: LocalDate
  actions: DayActions
  /** The person's own sentence of each pillar. */
  sentences: Partial<Record<Pillar, string>>
  /** The pillars that an item can belong to. */
  pillars: readonly Pillar[]
}

interface ItemRowProps {
  day: DayContext
  place: Place
  /** An empty line waits at the end of a list: it becomes an item with the first letter, and keeps the focus. */
  item: Item | { id: string; text: ''; state: 'open'; isLine: true }
  label: string
  placeholder?: string
}

/** One line of a list: tick, words, and what makes it smaller or worth it. */
export function ItemRow({ day, place, item, label, placeholder }: ItemRowProps) {
  const [isShaping, setIsShaping] = useState(false)
  const { actions } = day
  const isLine = 'isLine' in item
  const isDone = item.state === 'done'
  const pillar = !isLine && place === 'priorities' ? (item.pillar ?? null) : null
  return (
    <li className="border-b border-line py-1">
      <div className="flex items-start">
        {isLine ? (
          <span aria-hidden="true" className="-ml-2.5 grid size-11 shrink-0 place-items-center text-ink-3">
            <Plus className="size-5 stroke-[1.6]" />
          </span>
        ) : (
          <Check
            label={item.text || 'this line'}
            state={item.state}
            onChange={(state) => actions.settle(item, state === 'done' ? 'done' : null)}
            className="-ml-2.5"
          />
        )}
        <div className="min-w-0 flex-1 pl-1">
          <ItemText
            label={label}
            value={item.text}
            placeholder={placeholder}
            isDone={isDone}
            onType={(text) =>
              isLine ? actions.begin(place, item.id, text) : actions.type(item.id, { text })
            }
            onLeaveEmpty={() => {
              if (!isLine) actions.remove(item, null)
            }}
          />
          {isLine || isDone ? null : (
            <Beside item={item} because={pillar ? day.sentences[pillar] : undefined} />
          )}
          {pillar ? <PillarName pillar={pillar} className="pb-2 text-sm text-ink-2 sm:hidden" /> : null}
        </div>
        {pillar ? (
          <PillarName
            pillar={pillar}
            className="my-1.5 ml-3 rounded-chip border border-line px-3 py-1 text-sm text-ink-2 max-sm:hidden [&_svg]:size-4"
          />
        ) : null}
        {isLine ? null : (
          <ItemMenu
            item={item}
            date={day.date}
            today={day.today}
            actions={actions}
            onShape={() => setIsShaping(true)}
          />
        )}
      </div>
      {isShaping && !isLine ? (
        <div className="pl-9">
          <ItemShape
            item={item}
            pillars={day.pillars}
            onChange={(patch) => actions.type(item.id, patch)}
            onClose={() => setIsShaping(false)}
          />
        </div>
      ) : null}
    </li>
  )
}

/** The lines under an open item, each only when it was written. */
function Beside({ item, because }: { item: Item; because: string | undefined }) {
  const tiny = item.tiny?.trim()
  const [ifPart, thenPart] = [item.if_part?.trim(), item.then_part?.trim()]
  if (!tiny && !thenPart && !ifPart && !because) return null
  return (
    <div dir="auto" className="-mt-1 pb-2 text-[0.97rem] leading-normal text-ink-2">
      {tiny ? <p>Tiny: {tiny}</p> : null}
      {ifPart || thenPart ? (
        <p>
          {ifPart ? `If ${ifPart}` : ''}
          {ifPart && thenPart ? ', ' : ''}
          {thenPart ? `then I ${thenPart}` : ''}
        </p>
      ) : null}
      {because ? (
        <p>
          Because: <em className="font-title">{because}</em>
        </p>
      ) : null}
    </div>
  )
}
