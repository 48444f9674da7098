import { useLocation } from 'react-router'
import { ExercisePage } from './parts/exercise-page.tsx'
import { NamedOften } from './parts/named-often.tsx'
import { ReflectionTabs } from './parts/reflection-tabs.tsx'
import { ThanksWords } from './parts/thanks-words.tsx'
import type { EntryContent } from './contract.ts'
import { gratitude } from './templates/gratitude.ts'

export default function GratitudeScreen() {
  return (
    <>
      <ReflectionTabs />
      <ExercisePage key={useLocation().key} exercise={gratitude} After={AfterGratitude} />
    </>
  )
}

function AfterGratitude({ value }: { value: EntryContent }) {
  return (
    <>
      <ThanksWords words={String(value.fields.thanks ?? '')} />
      <NamedOften value={value} />
    </>
  )
}
