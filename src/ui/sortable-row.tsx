import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { Edge } from '#ui/sortable-order.ts'

interface SortableRowProps {
  id: string
  name: string
  isFirst: boolean
  isLast: boolean
  isDragged: boolean
  dropEdge: Edge | null
  /** A pointer comes near the handle. */
  onReach: () => void
  onStep: (step: -1 | 1) => void
  children: ReactNode
}

/** One row of a SortableList: a handle for the pointer, what the caller shows, and two buttons that need no dragging. */
export function SortableRow(props: SortableRowProps) {
  const { id, name, isFirst, isLast, isDragged, dropEdge, onReach, onStep, children } = props
  return (
    <li
      data-sortable-id={id}
      className={classNames('relative flex items-start border-b border-line', isDragged && 'opacity-45')}
    >
      {dropEdge ? (
        <span
          aria-hidden="true"
          className={classNames(
            'pointer-events-none absolute inset-x-0 z-10 h-0.5 bg-tide',
            dropEdge === 'top' ? '-top-px' : '-bottom-px',
          )}
        />
      ) : null}
      <span
        data-sortable-handle
        aria-hidden="true"
        onPointerEnter={onReach}
        onPointerDown={onReach}
        className="grid -ml-1.5 h-13 w-6 shrink-0 cursor-grab place-items-center text-ink-3 active:cursor-grabbing max-sm:hidden"
      >
        <svg viewBox="0 0 8 16" className="h-4 w-2" fill="currentColor">
          {[2, 8, 14].map((y) => (
            <g key={y}>
              <circle cx="1.4" cy={y} r="1.15" />
              <circle cx="6.6" cy={y} r="1.15" />
            </g>
          ))}
        </svg>
      </span>
      <div className="min-w-0 flex-1">{children}</div>
      <span className="flex h-13 shrink-0 items-center">
        <StepButton step={-1} label={`Move ${name} up`} isAtEnd={isFirst} onStep={onStep} />
        <StepButton step={1} label={`Move ${name} down`} isAtEnd={isLast} onStep={onStep} />
      </span>
    </li>
  )
}

interface StepButtonProps {
  step: -1 | 1
  label: string
  isAtEnd: boolean
  onStep: (step: -1 | 1) => void
}

// aria-disabled, not disabled: the button at the end of its way keeps the focus it was pressed with.
function StepButton({ step, label, isAtEnd, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      data-step={step}
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={() => {
        if (!isAtEnd) onStep(step)
      }}
      className="grid h-11 w-9 place-items-center rounded-field text-ink-3 transition-colors hover:text-ink aria-disabled:opacity-35 aria-disabled:hover:text-ink-3"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        fill="none"
        className={classNames('size-5', step === 1 && 'rotate-180')}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="m5 12.5 5-5 5 5" />
      </svg>
    </button>
  )
}
