import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

/** A link of an article, inside the app. What stands on the help page itself is found without leaving this one. */
export function AppLink({ href, children }: { href: string; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Link
      to={href.startsWith('/help#') ? pathname + href.slice('/help'.length) : href}
      className="text-tide underline underline-offset-4"
    >
      {children}
    </Link>
  )
}
