import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface EmptyStateProps {
  /** One sentence: what will stand here. */
  sentence: ReactNode
  /** One example in the voice of a person, shown as theirs would be. */
  example: ReactNode
  /** One button or link. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ sentence, example, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('max-w-measure border-t border-line pt-5 pb-2', className)}>
      <p className="text-ink-2">{sentence}</p>
      <p className="mt-3 font-title text-lg text-ink-2">
        <span className="mr-2.5 font-body text-sm">For example</span>
        {example}
      </p>
      {action ? <div className="mt-6">{action}</div> : null}
    </div>
  )
}
