import { Plus } from 'lucide-react'
import { memo, useState } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import { PlanPillarName } from '#features/vision/public.tsx'
import { Check } from '#ui/check.tsx'
import type { OwnPillar } from '#features/vision/contract.ts'
import type { Energy, Item } from '../contract.ts'
import type { Place } from '../rules.ts'
import { pillarOf, type PlanPillar } from '../rules/pillars.ts'
import { isTiny } from '../rules/size.ts'
import { Beside } from './beside.tsx'
import { ItemMenu } from './item-menu.tsx'
import { ItemShape } from './item-shape.tsx'
import { ItemText } from './item-text.tsx'
import type { DayActions } from './use-day-actions.ts'
import { useLiveItem, type LiveDay } from './use-live.ts'

/** What every line of a day needs to know of it. It stays the same object while somebody types. */
export interface DayContext {
  date: LocalDate
  today: LocalDate
  energy: Energy | null
  /** No list of the day takes anything more. */
  isFull: boolean
  actions: DayActions
  live: LiveDay
  /** The pillars that an item can belong to. */
  pillars: readonly PlanPillar[]
}

interface ItemRowProps {
  day: DayContext
  place: Place
  /** The person's own pillar that a new line belongs to. */
  own?: OwnPillar
  /** An empty line waits at the end of a list: it becomes an item with the first letter, and keeps the focus. */
  item: Item | { id: string; text: ''; state: 'open'; isLine: true }
  label: string
  placeholder?: string
}

/** One line of a list: tick, words, and what makes it smaller or worth it. */
export const ItemRow = memo(function ItemRow({
  day,
  place,
  own,
  label,
  placeholder,
  ...given
}: ItemRowProps) {
  const item = useLiveItem(day.live, given.item)
  const [isShaping, setIsShaping] = useState(false)
  // Which version is written stays the same for as long as the words have the focus, also while they are empty.
  const [held, setHeld] = useState<boolean | null>(null)
  const { actions } = day
  const isLine = 'isLine' in item
  const isDone = item.state === 'done'
  const isSmall = held ?? (!isLine && isTiny(item, day.energy))
  const pillarId = !isLine && place === 'priorities' ? pillarOf(item) : undefined
  const pillar = day.pillars.find(({ id }) => id === pillarId)
  const named =
    pillar ?? (!isLine && item.own_pillar && pillarId ? { id: pillarId, own: item.own_pillar } : null)
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
            onChange={(state) => actions.settle(item.id, state === 'done' ? 'done' : null)}
            className="-ml-2.5"
          />
        )}
        <div className="min-w-0 flex-1 pl-1">
          <ItemText
            label={isSmall ? `${label}, tiny version` : label}
            value={isSmall && !isLine ? (item.tiny ?? '') : item.text}
            placeholder={isSmall ? 'A smaller version that counts too' : placeholder}
            isDone={isDone}
            onFocus={() => setHeld(isSmall)}
            onType={(text) => {
              if (isLine) actions.begin(place, item.id, text, own)
              else actions.type(item.id, isSmall ? { tiny: text } : { text })
            }}
            onBlur={(text) => {
              setHeld(null)
              if (isLine || text.trim() !== '') return
              if (isSmall) actions.type(item.id, { size: null })
              else actions.remove(item.id, null)
            }}
          />
          {isLine ? null : (
            <Beside
              item={item}
              isSmall={isSmall}
              because={isDone ? '' : (pillar?.because ?? '')}
              onSize={(size) => actions.type(item.id, { size })}
            />
          )}
          {named ? <PlanPillarName pillar={named} className="pb-2 text-sm text-ink-2 sm:hidden" /> : null}
        </div>
        {named ? (
          <PlanPillarName
            pillar={named}
            className="my-1.5 mr-1 ml-3 max-w-40 rounded-chip border border-line px-3 py-1 text-sm text-ink-2 max-sm:hidden [&_svg]:size-4"
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
})
