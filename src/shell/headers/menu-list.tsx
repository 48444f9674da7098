import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { requestSignOut } from '#features/account/public.tsx'
import { chooseItem, type MenuItem } from '../menu-items.ts'

export interface MenuListProps {
  items: readonly MenuItem[]
  /** Closes the menu. */
  onChoose: () => void
  navigate: (path: string) => void | Promise<void>
}

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-left text-base text-ink no-underline hover:bg-paper-2 ' +
  '[&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:stroke-[1.6] [&_svg]:text-ink-2'

/** Entries of a menu: links that close it first and go a moment later, and buttons for what is done. */
export function MenuList({ items, onChoose, navigate }: MenuListProps) {
  const { pathname } = useLocation()

  function choose(event: MouseEvent, path: string) {
    // Opening in a new tab or window is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    chooseItem(onChoose, () => void navigate(path))
  }

  return (
    <ul>
      {items.map(({ label, path, icon: Icon, action }) => (
        <li key={label}>
          {action === 'sign-out' ? (
            <button
              type="button"
              className={row}
              onClick={() =>
                chooseItem(onChoose, () => requestSignOut({ to: '/', scope: 'local', navigate }))
              }
            >
              <Icon aria-hidden="true" />
              {label}
            </button>
          ) : (
            <Link
              to={path}
              aria-current={pathname === path ? 'page' : undefined}
              onClick={(event) => choose(event, path)}
              className={classNames(row, pathname === path && 'font-semibold')}
            >
              <Icon aria-hidden="true" />
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
