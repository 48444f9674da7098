import type { ComponentType, ReactNode } from 'react'
import { useTheme } from '#features/calm/public.tsx'
import { SafetyAt, type Safety } from '#features/safety/public.tsx'
import { Details } from '#ui/details.tsx'
import type { EntryContent } from '../contract.ts'
import { answerPatch, answerTo } from '../rules/entry.ts'
import type { Exercise, Step } from '../templates/exercise.ts'
import { PromptField } from './prompt-field.tsx'
import { Section } from './section.tsx'

/** What a page adds under one step of its exercise. */
export type BelowStep = ComponentType<{
  step: Step
  value: EntryContent
  change: (patch: Partial<EntryContent>) => void
}>

interface ExerciseFormProps {
  exercise: Exercise
  value: EntryContent
  change: (patch: Partial<EntryContent>) => void
  safety: Safety
  Below?: BelowStep
}

/** The steps of an exercise under each other: all can be seen, none has to be filled in. */
export function ExerciseForm({ exercise, value, change, safety, Below }: ExerciseFormProps) {
  const isAlone = exercise.steps.length === 1
  return (
    <div className="grid gap-12">
      {exercise.steps.map((step) => (
        <StepFrame
          key={step.title}
          step={step}
          isAlone={isAlone}
          after={<SafetyAt safety={safety} part={step.title} />}
        >
          <div className="grid gap-6">
            {step.prompts.map((prompt) => (
              <PromptField
                key={prompt.key}
                prompt={prompt}
                answer={answerTo(prompt, value)}
                scaleMax={exercise.scaleMax ?? 100}
                onChange={(answer) => change(answerPatch(prompt, value, answer))}
              />
            ))}
            {Below ? <Below step={step} value={value} change={change} /> : null}
          </div>
        </StepFrame>
      ))}
    </div>
  )
}

interface StepFrameProps {
  step: Step
  /** The only step of an exercise needs no heading: its title stands over the page. */
  isAlone: boolean
  after: ReactNode
  children: ReactNode
}

function StepFrame({ step, isAlone, after, children }: StepFrameProps) {
  const { lowStimMode } = useTheme()
  const intro = lowStimMode ? (step.calmIntro ?? step.intro) : step.intro
  const words = intro ? (
    <p dir="auto" className="mb-4 max-w-measure text-ink-2">
      {intro}
    </p>
  ) : null
  if (isAlone)
    return (
      <div>
        {words}
        {children}
        {after}
      </div>
    )
  if (step.isExtra)
    return (
      <Details title={step.title}>
        <div className="pb-4">
          {words}
          {children}
          {after}
        </div>
      </Details>
    )
  return (
    <Section title={step.title} after={after}>
      {() => (
        <>
          {words}
          {children}
        </>
      )}
    </Section>
  )
}
