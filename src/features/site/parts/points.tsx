import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface Point {
  title: ReactNode
  text: ReactNode
  /** Makes the title a link. */
  href?: string
}

/** Short points divided by hairlines, in two or three columns on a wide screen. */
export function Points({ items, columns = 2 }: { items: readonly Point[]; columns?: 2 | 3 }) {
  return (
    <ul className={classNames('grid gap-x-12', columns === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2')}>
      {items.map(({ title, text, href }, index) => (
        <li key={index} className="border-t border-line py-5">
          <h3>{href ? <a href={href}>{title}</a> : title}</h3>
          <p className="mt-1 text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
