import { Children, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface TabsNavProps {
  /** Names the landmark, such as "Plan". */
  label: string
  /** Links; the one with `aria-current="page"` (a router's NavLink sets it) is shown as the current one. */
  children: ReactNode
  className?: string
}

/** Links that look like tabs. They change the address, so they are links in a nav, not ARIA tabs. */
export function TabsNav({ label, children, className }: TabsNavProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul
        className={classNames(
          'flex flex-wrap justify-center gap-1',
          '[&_a]:grid [&_a]:min-h-11 [&_a]:place-items-center [&_a]:rounded-full [&_a]:border [&_a]:border-transparent',
          '[&_a]:px-4 [&_a]:text-base [&_a]:text-ink-2 [&_a]:no-underline [&_a]:transition-colors [&_a:hover]:text-ink sm:[&_a]:px-5',
          '[&_a[aria-current=page]]:bg-tide-2 [&_a[aria-current=page]]:font-semibold [&_a[aria-current=page]]:text-tide',
          'low-stim:[&_a[aria-current=page]]:border-line',
        )}
      >
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  )
}
