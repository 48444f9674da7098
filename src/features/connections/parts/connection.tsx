import { type ReactNode, useId } from 'react'

interface ConnectionProps {
  title: string
  /** What passes through it, and which way. */
  about: ReactNode
  children: ReactNode
}

/** One kind of connection: what it does, and what of it is there. */
export function Connection({ title, about, children }: ConnectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="border-b border-line pb-2">
        {title}
      </h2>
      <div className="mt-4 max-w-measure text-ink-2">{about}</div>
      <div className="mt-6 grid gap-6">{children}</div>
    </section>
  )
}
