import { type ReactNode, useCallback, useId } from 'react'
import { Link } from 'react-router'
import { lineMax, pageMax } from '#platform/contract/limits.ts'
import { Field } from '#ui/field.tsx'
import { Switch } from '#ui/switch.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import type { Goal, VisionContent } from '../contract.ts'
import { formatLongDate, writingOf } from '../rules.ts'
import { Goals } from './goals.tsx'
import { SafetyAt, useSafety } from '#features/safety/public.tsx'
import { ValueChips } from './value-chips.tsx'

export type FormLength = 'short' | 'long'

interface VisionFormProps {
  /** Of the pillar. */
  name: string
  /** The first step is offered in the day plan, and the form says so. */
  isOffered: boolean
  value: VisionContent
  change: (patch: Partial<VisionContent>) => void
  /** `short` asks for a sentence and a step, which is a whole vision. */
  length: FormLength
  /** The day that the picture is drawn for: the end of the vision period. */
  pictureDate: string
}

/** The guided steps of one vision. Every step is optional and is kept as it is typed. */
export function VisionForm({ name, isOffered, value, change, length, pictureDate }: VisionFormProps) {
  const safety = useSafety(writingOf(value))
  // The same functions at every letter, so that the lists are not drawn for one that is typed elsewhere.
  const setValues = useCallback((values: string[]) => change({ values }), [change])
  const setGoals = useCallback((goals: Goal[]) => change({ goals }), [change])
  const sentence = (
    <Step
      after={<SafetyAt safety={safety} part="sentence" />}
      title="In one sentence"
      hint="As if it were already so. It will stand beside your days."
    >
      {(wiring) => (
        <WritingArea
          {...wiring}
          maxLength={lineMax}
          value={value.sentence}
          onChange={(event) => change({ sentence: event.currentTarget.value })}
        />
      )}
    </Step>
  )
  const firstStep = (
    <Step
      after={<SafetyAt safety={safety} part="first_step" />}
      title="A first tiny step"
      hint="So small that it fits into this week. Two minutes count."
    >
      {(wiring) => (
        <>
          <WritingArea
            {...wiring}
            data-part="first-step"
            maxLength={lineMax}
            value={value.first_step}
            onChange={(event) => change({ first_step: event.currentTarget.value })}
          />
          {isOffered && value.first_step.trim() ? (
            <p className="mt-3 text-sm text-ink-2">
              It waits as an idea in your{' '}
              <Link to="/day-plan" className="text-tide underline underline-offset-4">
                day plan
              </Link>
              .
            </p>
          ) : null}
        </>
      )}
    </Step>
  )
  return (
    <div className="grid gap-14">
      {length === 'short' ? (
        <>
          {sentence}
          {firstStep}
        </>
      ) : (
        <>
          <Step
            after={<SafetyAt safety={safety} part="picture" />}
            title="Picture it"
            hint={`It is ${formatLongDate(pictureDate)}. Things went as well as they realistically could in ${name}. What do you see, do and feel?`}
          >
            {(wiring) => (
              <WritingArea
                {...wiring}
                scale="page"
                rows={4}
                maxLength={pageMax}
                value={value.picture}
                onChange={(event) => change({ picture: event.currentTarget.value })}
              />
            )}
          </Step>
          {sentence}
          <Step
            after={<SafetyAt safety={safety} part="why" />}
            title="Why it matters"
            hint="Words that fit, and then your own."
          >
            {(wiring) => (
              <>
                <ValueChips values={value.values} onChange={setValues} />
                <WritingArea
                  {...wiring}
                  scale="page"
                  className="mt-4"
                  rows={2}
                  maxLength={pageMax}
                  value={value.why}
                  onChange={(event) => change({ why: event.currentTarget.value })}
                />
              </>
            )}
          </Step>
          <Step
            after={<SafetyAt safety={safety} part="obstacle" />}
            title="What in me stands in the way"
            hint="A habit, a worry, a belief. Something in you rather than in other people."
          >
            {(wiring) => (
              <WritingArea
                {...wiring}
                scale="page"
                rows={2}
                maxLength={pageMax}
                value={value.obstacle}
                onChange={(event) => change({ obstacle: event.currentTarget.value })}
              />
            )}
          </Step>
          <Step
            after={<SafetyAt safety={safety} part="plan" />}
            title="If that happens, then"
            hint="A plan made beforehand is easier to keep."
          >
            {() => (
              <div className="grid gap-5">
                <Field label="If">
                  <WritingArea
                    placeholder="it is nine and I am still at the desk"
                    maxLength={lineMax}
                    value={value.if_part}
                    onChange={(event) => change({ if_part: event.currentTarget.value })}
                  />
                </Field>
                <Field label="then I will">
                  <WritingArea
                    placeholder="close the lid and put the kettle on"
                    maxLength={lineMax}
                    value={value.then_part}
                    onChange={(event) => change({ then_part: event.currentTarget.value })}
                  />
                </Field>
              </div>
            )}
          </Step>
          <Step
            after={<SafetyAt safety={safety} part="goals" />}
            title="One to three goals"
            hint="Specific, within reach, and yours."
          >
            {() => <Goals goals={value.goals} onChange={setGoals} />}
          </Step>
          {firstStep}
        </>
      )}
      <Switch
        className="border-y border-line py-3"
        label="Let this vision rest"
        hint="It stays here as it is, and nothing asks for it until you want it back."
        isOn={value.is_resting}
        onChange={(is_resting) => change({ is_resting })}
      />
    </div>
  )
}

interface StepProps {
  title: string
  hint: string
  /** Draws the step; its writing area takes over the title as its name and the hint as its description. */
  children: (wiring: { 'aria-labelledby': string; 'aria-describedby': string }) => ReactNode
  /** What appears beside the writing, under it. */
  after: ReactNode
}

function Step({ title, hint, children, after }: StepProps) {
  const id = useId()
  const wiring = { 'aria-labelledby': id, 'aria-describedby': `${id}-hint` }
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p id={`${id}-hint`} className="mt-1 max-w-measure wrap-anywhere text-ink-2">
        {hint}
      </p>
      <div className="mt-4">{children(wiring)}</div>
      {after}
    </section>
  )
}
