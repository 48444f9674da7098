import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface SectionProps {
  title?: ReactNode
  lead?: ReactNode
  /** `wash` lays the section on a raised band from edge to edge. */
  tone?: 'paper' | 'wash'
  id?: string
  /** On a wide screen the title stands beside the content instead of above it. */
  isSplit?: boolean
  children?: ReactNode
}

/** One thought of a public page, with room to breathe above and below. */
export function Section({ title, lead, tone = 'paper', id, isSplit = false, children }: SectionProps) {
  return (
    <section
      id={id}
      className={classNames(
        'py-10 md:py-12',
        // The band reaches both edges of the window without the page growing sideways.
        tone === 'wash' &&
          'relative before:absolute before:inset-y-0 before:left-1/2 before:-z-10 before:w-screen before:-translate-x-1/2 before:bg-paper-2',
        isSplit && 'md:grid md:grid-cols-2 md:gap-12',
      )}
    >
      {title ? (
        <div className="max-w-3xl">
          <h2 className="text-3xl text-balance">{title}</h2>
          {lead ? <p className="mt-3 max-w-measure text-ink-2">{lead}</p> : null}
        </div>
      ) : null}
      {children ? (
        <div className={classNames(title !== undefined && (isSplit ? 'mt-6 md:mt-2' : 'mt-6 md:mt-8'))}>
          {children}
        </div>
      ) : null}
    </section>
  )
}
