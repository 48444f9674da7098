/** The small round mark before a line that is only read here. */
export function StateMark({ isDone }: { isDone: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0 translate-y-px" fill="none">
      <circle
        cx="6"
        cy="6"
        r="5"
        className={isDone ? 'fill-tide stroke-tide' : 'stroke-edge'}
        strokeWidth="1.25"
      />
    </svg>
  )
}
