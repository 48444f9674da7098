import type { ReactNode } from 'react'

interface TwoColumnsProps {
  /** Names the second column for screen readers. */
  asideLabel: string
  aside: ReactNode
  children: ReactNode
}

/**
 * One column to write in, and where there is room a narrow second one that stays in sight with the why. The room is
 * measured here, not on the window: the same hub also stands in the narrow frame of the sign-in pages.
 */
export function TwoColumns({ asideLabel, aside, children }: TwoColumnsProps) {
  return (
    <div className="@container">
      <div className="grid gap-x-14 gap-y-12 @5xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="max-w-column min-w-0">{children}</div>
        <aside
          aria-label={asideLabel}
          className="max-w-column min-w-0 @5xl:sticky @5xl:top-44 @5xl:self-start"
        >
          {aside}
        </aside>
      </div>
    </div>
  )
}
