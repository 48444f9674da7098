import { useState } from 'react'
import { addMonths, type LocalDate } from '#platform/contract/dates.ts'
import { lineMax, pageMax } from '#platform/contract/limits.ts'
import type { UsedDocument } from '#platform/web/documents/use-document.ts'
import { useTheme } from '#features/calm/public.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { customNameMax, type CustomContent, type VisionContent } from '../contract.ts'
import { periodEnd } from '../rules.ts'
import { ConflictNotice } from '#ui/conflict-notice.tsx'
import { VisionForm, type FormLength } from './vision-form.tsx'

const fields: Record<keyof CustomContent, { label: string; bothMax: number }> = {
  name: { label: 'Name', bothMax: customNameMax },
  sign: { label: 'Sign', bothMax: 0 },
  hue: { label: 'Colour', bothMax: 0 },
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

interface VisionWritingProps {
  name: string
  /** The first step is offered in the day plan. */
  isOffered: boolean
  document: Pick<UsedDocument<VisionContent>, 'value' | 'change' | 'conflicts' | 'resolve' | 'isLoading'>
  startDate: LocalDate | null
  today: LocalDate
}

/** Where a vision is written, in the length that the person has time for. */
export function VisionWriting({ name, isOffered, document, startDate, today }: VisionWritingProps) {
  const { value, change, conflicts, resolve, isLoading } = document
  const { lowStimMode } = useTheme()
  const [chosen, setLength] = useState<FormLength | null>(null)
  const length = chosen ?? (lowStimMode ? 'short' : 'long')
  if (isLoading) return <FormSkeleton />
  return (
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
          name={name}
          isOffered={isOffered}
          value={value}
          change={change}
          length={length}
          pictureDate={startDate ? periodEnd(startDate) : addMonths(today, 3)}
        />
      </div>
    </>
  )
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
