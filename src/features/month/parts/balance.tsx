import { memo } from 'react'
import { lineMax } from '#platform/contract/limits.ts'
import { Details } from '#ui/details.tsx'
import { Field } from '#ui/field.tsx'
import { ScaleField } from '#ui/scale-field.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import { isEmptySection, sectionOf, sectionPatch } from '../rules.ts'
import { feelingWord } from '../rules/words.ts'
import { BalanceBar, balanceWords } from './balance-bar.tsx'
import { showsSame, type MonthContext } from './month-context.ts'
import { PillarSign } from './pillar-sign.tsx'
import type { KnownPillar } from './use-pillars.ts'

/** How each pillar feels and how it could, as bars; behind each the place to set it. */
export const Balance = memo(function Balance({ context }: { context: MonthContext }) {
  const { value, pillars } = context
  const shown = [...pillars.values()].filter(
    ({ id, isOffered }) => isOffered || !isEmptySection(sectionOf(value, id)),
  )
  return (
    <div className="border-t border-line">
      {shown.map((pillar) => (
        <BalanceRow key={pillar.id} pillar={pillar} context={context} />
      ))}
    </div>
  )
}, showsSame('balance_sections'))

function BalanceRow({ pillar, context }: { pillar: KnownPillar; context: MonthContext }) {
  const { value, change, hidesNumbers } = context
  const section = sectionOf(value, pillar.id)
  const patch = (next: Partial<typeof section>) => change(sectionPatch(value, pillar.id, next))
  return (
    <Details
      title={
        <span className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <PillarSign pillar={pillar} />
          <span className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_11rem]">
            <BalanceBar look={pillar.look} section={section} />
            <span className="text-sm font-normal text-ink-2">{balanceWords(section, hidesNumbers)}</span>
          </span>
        </span>
      }
    >
      <div className="grid gap-6 pt-2">
        <div className="grid gap-6 sm:grid-cols-2">
          <ScaleField
            label={`${pillar.name} now`}
            ends={['empty', 'full']}
            value={section.now}
            onChange={(now) => patch({ now })}
            max={10}
            inWords={hidesNumbers ? feelingWord : null}
          />
          <ScaleField
            label={`${pillar.name}, as I wish it`}
            ends={['empty', 'full']}
            value={section.wish}
            onChange={(wish) => patch({ wish })}
            max={10}
            inWords={hidesNumbers ? feelingWord : null}
          />
        </div>
        <div className="grid gap-6 sm:grid-cols-2">
          <Field label="More of">
            <WritingArea
              scale="page"
              placeholder="mornings outside"
              maxLength={lineMax}
              value={section.more}
              onChange={(event) => patch({ more: event.currentTarget.value })}
            />
          </Field>
          <Field label="Less of">
            <WritingArea
              scale="page"
              placeholder="news in bed"
              maxLength={lineMax}
              value={section.less}
              onChange={(event) => patch({ less: event.currentTarget.value })}
            />
          </Field>
        </div>
      </div>
    </Details>
  )
}
