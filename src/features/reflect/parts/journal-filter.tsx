import { pillars } from '#features/vision/contract.ts'
import { pillarNames } from '#features/vision/rules.ts'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Details } from '#ui/details.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { journalKinds, moods } from '../contract.ts'
import { useTags } from '../queries.ts'
import { kindNames } from '../rules/entry.ts'
import type { FilterName } from '../rules/filter.ts'

const tagsShown = 12

interface JournalFilterProps {
  /** What stands in the address, also where it asks for nothing yet. */
  given: (name: FilterName) => string
  onChange: (name: FilterName, value: string | null) => void
  /** Something beside the words narrows the list: then it is shown. */
  isNarrowed: boolean
}

/** Words first; the rest for whoever wants it. All of it holds together. */
export function JournalFilter({ given, onChange, isNarrowed }: JournalFilterProps) {
  const tags = useTags()
  const tag = given('tag')
  const shownTags = [...new Set([...(tag ? [tag] : []), ...tags])].slice(0, tagsShown)
  return (
    <div role="search" aria-label="Journal" className="mt-6">
      <Field label="Search your words">
        <TextInput
          type="search"
          maxLength={200}
          value={given('words')}
          onChange={(event) => onChange('words', event.currentTarget.value)}
        />
      </Field>
      <Details title="Narrow by kind, mood, tag, pillar or day" className="mt-2" open={isNarrowed}>
        <div className="grid gap-5 pt-1 pb-5">
          <ChoiceChips
            label="Kind"
            choices={journalKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
            value={journalKinds.find((kind) => kind === given('kind')) ?? null}
            onChange={(kind) => onChange('kind', kind)}
          />
          <ChoiceChips
            label="How it felt"
            choices={moods.map((mood) => ({ value: mood, label: mood }))}
            value={moods.find((mood) => mood === given('mood')) ?? null}
            onChange={(mood) => onChange('mood', mood)}
          />
          {shownTags.length > 0 ? (
            <ChoiceChips
              label="Tag"
              choices={shownTags.map((value) => ({ value, label: value }))}
              value={tag || null}
              onChange={(value) => onChange('tag', value)}
            />
          ) : null}
          <ChoiceChips
            label="Part of life"
            choices={pillars.map((pillar) => ({ value: pillar, label: pillarNames[pillar] }))}
            value={pillars.find((pillar) => pillar === given('pillar')) ?? null}
            onChange={(pillar) => onChange('pillar', pillar)}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="From">
              <TextInput
                type="date"
                value={given('from')}
                onChange={(event) => onChange('from', event.currentTarget.value)}
              />
            </Field>
            <Field label="To">
              <TextInput
                type="date"
                value={given('to')}
                onChange={(event) => onChange('to', event.currentTarget.value)}
              />
            </Field>
          </div>
        </div>
      </Details>
    </div>
  )
}
