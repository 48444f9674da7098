import { memo, useState } from 'react'
import { lineMax } from '#platform/contract/limits.ts'
import type { PlanPillar } from '#features/day/rules/pillars.ts'
import { PlanPillarName } from '#features/vision/public.tsx'
import { mainPillars, type MainPillar } from '#features/vision/rules.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import { steady, type Focus, type FocusLevel } from '../contract.ts'
import { isSteady } from '../rules.ts'
import { isAllFocus } from '../rules/focus.ts'
import { focusWords } from '../rules/words.ts'
import { showsSame, WeekSection, type WeekContext } from './week-section.tsx'

const levels = (['rest', 'steady', 'focus'] as const).map((value) => ({ value, label: focusWords[value] }))

const isMain = (id: string): id is MainPillar => (mainPillars as readonly string[]).includes(id)

/** What each pillar gets this week. Rest is a choice like the others, and costs nothing. */
export const PillarFocusPart = memo(
  function PillarFocusPart({ week: { value, actions, pillars } }: { week: WeekContext }) {
    const focusAt = (id: string): Focus =>
      isMain(id) ? value.pillar_focus[id] : (value.other_focus[id] ?? steady)
    function change(id: string, patch: Partial<Focus>) {
      const focus = { ...focusAt(id), ...patch }
      actions.change(
        isMain(id)
          ? { pillar_focus: { ...value.pillar_focus, [id]: focus } }
          : { other_focus: { ...value.other_focus, [id]: focus } },
      )
    }
    // What was said about a pillar that is gone stays in sight; a pillar that only a priority names asks for nothing here.
    const shown = pillars.filter(({ id, isGone }) => !isGone || !isSteady(focusAt(id)))
    return (
      <WeekSection
        id="focus"
        title="Focus of each pillar"
        hint="One or two in focus is enough. A pillar that rests costs nothing."
      >
        <ul className="border-t border-line">
          {shown.map((pillar) => (
            <FocusRow
              key={pillar.id}
              pillar={pillar}
              focus={focusAt(pillar.id)}
              onLevel={(level) => change(pillar.id, { level })}
              onLine={(line) => change(pillar.id, { line })}
            />
          ))}
        </ul>
        {isAllFocus(value.pillar_focus) ? (
          <Notice role="status" className="mt-4">
            All four are in focus. A focus is easier to keep when something else may stay steady or rest.
            Which one could?
          </Notice>
        ) : null}
      </WeekSection>
    )
  },
  showsSame('pillar_focus', 'other_focus'),
)

interface FocusRowProps {
  pillar: PlanPillar
  focus: Focus
  onLevel: (level: FocusLevel) => void
  onLine: (line: string) => void
}

function FocusRow({ pillar, focus, onLevel, onLine }: FocusRowProps) {
  const [isWriting, setIsWriting] = useState(false)
  const hasLine = isWriting || focus.line !== ''
  const { name } = pillar
  return (
    <li className="border-b border-line py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PlanPillarName pillar={pillar} className="min-h-9 flex-1 gap-2.5 font-medium" />
        {hasLine ? null : (
          <Button
            variant="plain"
            size="sm"
            aria-label={`Say more about ${name}`}
            onClick={() => setIsWriting(true)}
            className="max-sm:-mr-2.5"
          >
            Say more
          </Button>
        )}
        {/* On a phone the choice has a line of its own under the name, so that all four stand alike. */}
        <div className="max-sm:w-full max-sm:pl-8.5">
          <Segmented
            label={`${name} this week`}
            isLabelHidden
            choices={levels}
            value={focus.level}
            onChange={onLevel}
          />
        </div>
      </div>
      {hasLine ? (
        <WritingArea
          scale="page"
          // The person has just asked for this line.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={isWriting}
          aria-label={`What that means for ${name}`}
          placeholder="What that means this week"
          maxLength={lineMax}
          value={focus.line}
          onChange={(event) => onLine(event.currentTarget.value)}
          onBlur={() => setIsWriting(false)}
          className="mt-1 pl-8.5 [&_textarea]:border-transparent [&_textarea]:hover:border-edge"
        />
      ) : null}
    </li>
  )
}
