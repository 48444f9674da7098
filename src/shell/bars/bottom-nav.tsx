import { Link, useLocation } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { bottomTabs } from '../tabs.ts'

/** The four rooms of the app, always in reach. The one that is open has a line above it and heavier letters. */
export function BottomNav() {
  const { pathname } = useLocation()
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-sheet pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <ul className="mx-auto flex h-14 max-w-lg items-stretch justify-between px-1">
        {bottomTabs.map(({ label, path, isActive }) => {
          const isHere = isActive(pathname)
          return (
            <li key={path} className="flex-auto">
              <Link
                to={path}
                aria-current={isHere ? 'page' : undefined}
                className={classNames(
                  'relative grid h-full place-items-center px-2 text-center text-sm leading-tight no-underline transition-colors',
                  isHere
                    ? 'font-semibold text-tide before:absolute before:inset-x-4 before:-top-px before:h-0.5 before:bg-tide'
                    : 'text-ink-2 hover:text-ink',
                )}
              >
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
