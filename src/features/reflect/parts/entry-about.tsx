import type { LocalDate } from '#platform/contract/dates.ts'
import { SafetyAt, type Safety } from '#features/safety/public.tsx'
import { pillars } from '#features/vision/contract.ts'
import { isPillar, pillarNames } from '#features/vision/rules.ts'
import { Details } from '#ui/details.tsx'
import type { EntryContent } from '../contract.ts'
import { feelings } from '../rules/feelings.ts'
import { DayField } from './day-field.tsx'
import { MoodField } from './mood-field.tsx'
import { TagsField } from './tags-field.tsx'
import { WordChips } from './word-chips.tsx'

interface EntryAboutProps {
  value: EntryContent
  change: (patch: Partial<EntryContent>) => void
  today: LocalDate
  isOpen: boolean
  safety: Safety
}

const feelingChoices = feelings.map((feeling) => ({ value: feeling, label: feeling }))
const pillarChoices = pillars.map((pillar) => ({ value: pillar, label: pillarNames[pillar] }))

/** What an entry is about beside its words: the day, how it felt, parts of life and tags. All of it is optional. */
export function EntryAbout({ value, change, today, isOpen, safety }: EntryAboutProps) {
  return (
    <Details title="Day, mood, feelings and tags" open={isOpen} className="mt-10 border-t print:hidden">
      <div className="grid gap-8 pt-1 pb-6">
        <DayField date={value.date} today={today} onChange={(date) => change({ date })} />
        <MoodField value={value} onChange={change} />
        <WordChips
          label="Feelings"
          choices={feelingChoices}
          values={value.feelings}
          onChange={(words) => change({ feelings: words })}
          ownLabel="A word of your own"
        />
        <WordChips
          label="Parts of life"
          choices={pillarChoices}
          values={value.pillars}
          onChange={(chosen) => change({ pillars: chosen.filter(isPillar) })}
        />
        <TagsField tags={value.tags} onChange={(tags) => change({ tags })} />
        <SafetyAt safety={safety} part="about" />
      </div>
    </Details>
  )
}
