import { CrisisLines } from './crisis-lines.tsx'
import { TherapyDialog } from './therapy-dialog.tsx'

/** People to talk to now, and then the slower way to somebody with training. */
export function UrgentSupport({ isBrief = false }: { isBrief?: boolean }) {
  return (
    <>
      <CrisisLines isBrief={isBrief} />
      <p className="mt-10 mb-3 max-w-measure">
        When it is not urgent and you would like to talk with somebody who has training:
      </p>
      <TherapyDialog />
    </>
  )
}
