import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { Logo } from '#ui/drawing/logo.tsx'
import { frontPage } from '../route-table.ts'

// With an inbox beside it the header is full earlier.
const crowded = 'max-[23rem]:sr-only group-has-data-inbox/header:max-[27rem]:sr-only'

/** The mark and the name (only the mark on a narrow phone, where the header is crowded). One that leads to where the person already is goes to the top of the page instead. */
export function LogoLink({ to, isCrowded = false }: { to: string; isCrowded?: boolean }) {
  const { pathname } = useLocation()
  const isHere = pathname === to || (to === '/' && pathname === frontPage)
  function stayHere(event: MouseEvent) {
    if (!isHere || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    scrollTo({ top: 0 })
  }
  return (
    <Link
      to={to}
      onClick={stayHere}
      className="-ml-1.5 flex min-h-11 shrink-0 items-center gap-3 rounded-field px-1.5 font-title text-[1.35rem] text-ink no-underline"
    >
      <Logo />
      <span className={isCrowded ? crowded : undefined}>Balanse</span>
    </Link>
  )
}
