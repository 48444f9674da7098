import { SampleDay } from './sample-day.tsx'

/** One day in two looks, and a switch between them that is CSS alone: it works without any script. */
export function LowStimStage() {
  return (
    <div className="group">
      <label className="mb-4 flex min-h-12 items-center justify-between gap-6">
        <span className="font-medium">Show this day in low stimulation</span>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `checked` says it; aria-checked beside it is an error
          role="switch"
          // Firefox would otherwise bring the last state back with the page.
          autoComplete="off"
          className="relative h-7 w-12 shrink-0 appearance-none rounded-full border border-edge bg-paper-2 before:absolute before:top-1 before:left-1 before:size-4.5 before:rounded-full before:bg-edge checked:border-tide checked:bg-tide checked:before:left-6 checked:before:bg-on-tide"
        />
      </label>
      {/* Both stand in the same place, so that the page keeps its height; the hidden one is hidden from everybody. */}
      <div className="grid">
        <div className="[grid-area:1/1] group-has-checked:invisible">
          <StandardDay />
        </div>
        <div className="invisible [grid-area:1/1] group-has-checked:visible">
          <QuietDay />
        </div>
      </div>
    </div>
  )
}

/** With the counters that the app shows in its standard look. */
export function StandardDay() {
  return (
    <SampleDay>
      <p className={footLine}>
        <span>FlowScore 76, in rhythm</span>
        <span>12 days in a row</span>
      </p>
    </SampleDay>
  )
}

/** No counter; the score is there for whoever opens it. */
export function QuietDay() {
  return (
    <SampleDay look="quiet">
      <p className={footLine}>
        <span>FlowScore</span>
        <span aria-hidden="true">+</span>
      </p>
    </SampleDay>
  )
}

const footLine = 'flex flex-wrap justify-between gap-x-6 border-t border-line pt-4 text-sm text-ink-2'
