import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface PageOpeningProps {
  title: ReactNode
  /** A few words above the title that say what kind of page this is. */
  eyebrow?: string
  lead?: ReactNode
  /** Buttons or a form below the lead. */
  children?: ReactNode
  /** A picture or panel beside the words on a wide screen, below them on a phone. */
  aside?: ReactNode
}

/** How a public page begins: its one h1, a sentence or two, and what one may do. */
export function PageOpening({ title, eyebrow, lead, children, aside }: PageOpeningProps) {
  return (
    <div
      className={classNames(
        'pt-4 pb-8 md:pt-14',
        aside !== undefined && 'grid gap-10 md:grid-cols-2 md:items-center',
      )}
    >
      <div className="max-w-3xl">
        {eyebrow ? <p className="mb-3 text-sm text-ink-2">{eyebrow}</p> : null}
        <h1 className="text-4xl text-balance md:text-6xl">{title}</h1>
        {lead ? <p className="mt-6 max-w-measure text-lg text-ink-2">{lead}</p> : null}
        {children ? <div className="mt-8 flex flex-wrap items-center gap-3">{children}</div> : null}
      </div>
      {aside}
    </div>
  )
}
