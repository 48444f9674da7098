import type { ReactNode } from 'react'

/** The page of both entry screens: one column, and from 1100 px a narrow second one for the why. */
export function Frame({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid gap-x-16 gap-y-14 wide:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-12">{children}</div>
      <div className="max-w-column min-w-0 space-y-10">{aside}</div>
    </div>
  )
}

/** A quiet name above a part of the page. */
export function Kicker({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className="font-body text-sm font-semibold text-ink-2">
      {children}
    </h2>
  )
}
