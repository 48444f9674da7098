import type { ReactNode } from 'react'

interface DaySectionProps {
  id: string
  title: ReactNode
  /** A small heading for the lists of the pillars, which stand side by side. */
  level?: 2 | 3
  action?: ReactNode
  children: ReactNode
}

/** One part of the day under its question. The heading takes the focus when a step took its own button along. */
export function DaySection({ id, title, level = 2, action, children }: DaySectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <Heading id={id} tabIndex={-1} className="outline-none">
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  )
}
