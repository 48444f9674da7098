import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** Whether a vision is complete: a green tick or an open circle, each with the words that the specification gives it. */
export function CompletionMark({ isComplete }: { isComplete: boolean }) {
  const title = isComplete ? 'Vision completed' : 'Vision not yet completed'
  return (
    <span title={title} className="inline-flex shrink-0">
      <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" className="size-6" strokeLinecap="round">
        {isComplete ? (
          <>
            <circle cx="12" cy="12" r="10.5" className="fill-pillar-body" />
            <path
              d="m7.6 12.4 3 3 5.8-6.2"
              className="stroke-paper"
              strokeWidth="1.9"
              strokeLinejoin="round"
            />
          </>
        ) : (
          <circle
            cx="12"
            cy="12"
            r="9.75"
            className="stroke-edge"
            strokeWidth="1.5"
            strokeDasharray="2.6 2.5"
          />
        )}
      </svg>
      <VisuallyHidden>{title}</VisuallyHidden>
    </span>
  )
}
