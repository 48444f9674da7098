import { lineMax } from '#platform/contract/limits.ts'
import type { LocalDate } from '#platform/contract/dates.ts'
import type { PlanDay } from '#features/day/public.tsx'
import { SafetyAt, type Safety } from '#features/safety/public.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Field } from '#ui/field.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import { moods, type EveningContent } from '../contract.ts'
import { helpers, hurdles } from '../rules/feelings.ts'
import { Lines } from './lines.tsx'
import { Section } from './section.tsx'
import { TodayItems } from './today-items.tsx'
import { TooLong } from './too-long.tsx'
import { WordChips } from './word-chips.tsx'

export type EveningLength = 'short' | 'long'

interface EveningFormProps {
  plan: PlanDay
  value: EveningContent
  change: (patch: Partial<EveningContent>) => void
  length: EveningLength
  today: LocalDate
  safety: Safety
}

const helperChoices = helpers.map((word) => ({ value: word, label: word }))
const hurdleChoices = hurdles.map((word) => ({ value: word, label: word }))

/** The parts of an evening: what became of the day first, then as few or as many words as somebody has. */
export function EveningForm({ plan, value, change, length, today, safety }: EveningFormProps) {
  const isToday = plan.date === today
  return (
    <div className="grid gap-12">
      <Section title={isToday ? 'What became of today' : 'What became of the day'}>
        {() => <TodayItems plan={plan} today={today} />}
      </Section>
      <Section title="How it felt">
        {() => (
          <ChoiceChips
            label="How it felt"
            isLabelHidden
            choices={moods.map((mood) => ({ value: mood, label: mood }))}
            value={value.mood}
            onChange={(mood) => change({ mood })}
          />
        )}
      </Section>
      <Section title="Small wins count" after={<SafetyAt safety={safety} part="wins" />}>
        {() => (
          <Lines
            label="Small wins"
            lines={value.wins}
            onChange={(wins) => change({ wins })}
            placeholder="Got up. Answered one letter."
            nextPlaceholder="Another, if there was one"
          />
        )}
      </Section>
      {length === 'short' ? null : (
        <>
          <Section title="What was hard, and what helped" after={<SafetyAt safety={safety} part="hard" />}>
            {() => (
              <div className="grid gap-5">
                <Field label="What was hard">
                  <WritingArea
                    scale="page"
                    value={value.challenges}
                    onChange={(event) => change({ challenges: event.currentTarget.value })}
                  />
                </Field>
                <TooLong text={value.challenges} />
                <WordChips
                  label="What got in the way"
                  choices={hurdleChoices}
                  values={value.got_in_way}
                  onChange={(got_in_way) => change({ got_in_way })}
                />
                <Field label="What helped">
                  <WritingArea
                    scale="page"
                    value={value.helped}
                    onChange={(event) => change({ helped: event.currentTarget.value })}
                  />
                </Field>
                <TooLong text={value.helped} />
                <WordChips
                  label="What helped, in a tap"
                  choices={helperChoices}
                  values={value.helped_by}
                  onChange={(helped_by) => change({ helped_by })}
                />
              </div>
            )}
          </Section>
          <Section title="Grateful for, and why" after={<SafetyAt safety={safety} part="grateful" />}>
            {() => (
              <Lines
                label="Grateful for"
                lines={value.grateful_for}
                onChange={(grateful_for) => change({ grateful_for })}
                placeholder="The rain, because I had to stay in"
                nextPlaceholder="Another, if there was one"
              />
            )}
          </Section>
          <Section title="Tomorrow I will try" after={<SafetyAt safety={safety} part="tomorrow" />}>
            {(titleId) => (
              <WritingArea
                scale="page"
                aria-labelledby={titleId}
                placeholder="Phone in the hall until breakfast"
                maxLength={lineMax}
                value={value.tomorrow}
                onChange={(event) => change({ tomorrow: event.currentTarget.value })}
              />
            )}
          </Section>
        </>
      )}
    </div>
  )
}
