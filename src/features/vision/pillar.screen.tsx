import { useState } from 'react'
import { useLocation } from 'react-router'
import { addMonths } from '#platform/contract/dates.ts'
import { useToday } from '#features/account/public.tsx'
import { useTheme } from '#features/calm/public.tsx'
import { Button } from '#ui/button.tsx'
import { PillarGlyph } from '#ui/drawing/pillar-glyph.tsx'
import { Notice } from '#ui/notice.tsx'
import { SaveLine } from '#ui/save-line.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { lineMax, pageMax } from '#platform/contract/limits.ts'
import { pillars, type Pillar, type VisionContent } from './contract.ts'
import { CompletionMark } from './parts/completion-mark.tsx'
import { ConflictNotice } from './parts/conflict-notice.tsx'
import { stateWords } from './parts/pillar-card.tsx'
import { TwoColumns } from './parts/two-columns.tsx'
import { VisionForm, type FormLength } from './parts/vision-form.tsx'
import { VisionHeader } from './parts/vision-header.tsx'
import { VisionStrip } from './parts/vision-strip.tsx'
import { useVision, useVisions } from './queries.ts'
import { isComplete, periodEnd, pillarNames, stateOf, visionPath, type VisionState } from './rules.ts'

/** One screen for the eight pillar addresses; the address says which pillar is meant. */
export default function PillarScreen() {
  const { pathname } = useLocation()
  const pillar = pillars.find((name) => visionPath(name) === pathname) ?? 'mind'
  return <PillarVision key={pillar} pillar={pillar} />
}

const fields: Record<keyof VisionContent, { label: string; bothMax: number }> = {
  picture: { label: 'Picture it', bothMax: pageMax },
  sentence: { label: 'In one sentence', bothMax: lineMax },
  values: { label: 'Values', bothMax: 0 },
  why: { label: 'Why it matters', bothMax: pageMax },
  obstacle: { label: 'What in me stands in the way', bothMax: pageMax },
  if_part: { label: 'If', bothMax: lineMax },
  then_part: { label: 'then I will', bothMax: lineMax },
  goals: { label: 'Goals', bothMax: 0 },
  first_step: { label: 'A first tiny step', bothMax: lineMax },
  is_resting: { label: 'Let this vision rest', bothMax: 0 },
}

function PillarVision({ pillar }: { pillar: Pillar }) {
  const today = useToday()
  const { lowStimMode } = useTheme()
  const { startDate } = useVisions()
  const { value, change, status, conflicts, resolve, isLoading, error, refresh } = useVision(pillar, today)
  const [chosen, setLength] = useState<FormLength | null>(null)
  const length = chosen ?? (lowStimMode ? 'short' : 'long')

  return (
    <TwoColumns
      asideLabel="Where this vision stands"
      aside={
        error || isLoading ? null : (
          <div className="border-t border-line pt-5">
            <p className="flex items-center gap-2.5 font-medium">
              <CompletionMark isComplete={isComplete(value)} />
              {stateWords[stateOf(value)]}
            </p>
            <p className="mt-2 text-ink-2">{standing[stateOf(value)]}</p>
            <SaveLine status={status} className="mt-4" />
          </div>
        )
      }
    >
      <VisionStrip />
      <div className="mt-8">
        <VisionHeader
          title={
            <span className="inline-flex items-center gap-3">
              <PillarGlyph look={pillar} className="size-8" />
              {pillarNames[pillar]} Vision
            </span>
          }
          startDate={startDate}
          today={today}
          hasPlans
        />
      </div>
      {error ? (
        <Notice
          kind="error"
          className="mt-8"
          action={
            <Button size="sm" onClick={() => void refresh()}>
              Try again
            </Button>
          }
        >
          This vision cannot be opened right now. {error.message}
        </Notice>
      ) : isLoading ? (
        <FormSkeleton />
      ) : (
        <>
          <Segmented
            className="mt-8"
            label="How much have you got?"
            choices={[
              { value: 'short', label: 'Two minutes' },
              { value: 'long', label: 'Eight to ten' },
            ]}
            value={length}
            onChange={setLength}
          />
          <ConflictNotice conflicts={conflicts} resolve={resolve} fields={fields} className="mt-8" />
          <div className="mt-12">
            <VisionForm
              pillar={pillar}
              value={value}
              change={change}
              length={length}
              pictureDate={startDate ? periodEnd(startDate) : addMonths(today, 3)}
            />
          </div>
        </>
      )}
    </TwoColumns>
  )
}

const standing: Record<VisionState, string> = {
  empty: 'A sentence and one step are all that a vision needs.',
  draft: 'It is complete with a sentence and one step.',
  complete: 'It stands beside your days. Change a word whenever life does.',
  resting: 'Nothing asks for it until you want it back.',
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="mt-8 grid gap-14">
      <Skeleton className="h-11 w-64" />
      {[1, 2, 3].map((step) => (
        <div key={step} className="grid gap-3">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-24 w-full" />
        </div>
      ))}
    </div>
  )
}
