import { stages, type Stage } from '../rules/journey.ts'

/** The stages of the ninety days, with the one that the person is in; none while that is not known. */
export function Roadmap({ stage }: { stage: Stage | null }) {
  return (
    <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {stages.map(({ id, when, what }) => {
        const isHere = stage?.id === id
        return (
          <li
            key={id}
            aria-current={isHere ? 'step' : undefined}
            className={isHere ? 'border-l-2 border-tide pl-4' : 'border-l-2 border-line pl-4'}
          >
            <p className="font-medium">
              {when}
              {isHere ? <span className="ml-2 text-sm font-normal text-tide">You are here</span> : null}
            </p>
            <p className="text-ink-2">{what}</p>
          </li>
        )
      })}
    </ol>
  )
}
