import { useId, type ReactNode } from 'react'

interface SectionProps {
  title: string
  /** Draws the part; its writing takes the title as its name. */
  children: (titleId: string) => ReactNode
  /** What appears beside the writing, under it. */
  after?: ReactNode
}

/** One part of an evening under its heading. */
export function Section({ title, children, after }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="mt-2">{children(id)}</div>
      {after}
    </section>
  )
}
