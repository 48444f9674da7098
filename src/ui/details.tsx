import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface DetailsProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode
}

/** A section that opens. The browser's own element: works without script, is found by "find in page", and prints. */
export function Details({ title, className, children, ...rest }: DetailsProps) {
  return (
    <details {...rest} className={classNames('group/details border-b border-line', className)}>
      <summary className="chevron flex min-h-12 list-none items-center justify-between gap-4 py-2 font-medium text-ink [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{title}</span>
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  )
}
