import type { ComponentProps } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { OnDemand } from '../on-demand.tsx'

const loadMenu = () => import('./mobile-menu.tsx')

/** The button of the slide-out menu on a phone. */
export function MenuButton() {
  return (
    <span className="-ml-2.5 md:hidden">
      <OnDemand load={loadMenu} trigger={<MenuTrigger />} />
    </span>
  )
}

function MenuTrigger(props: Omit<ComponentProps<'button'>, 'aria-label'>) {
  return (
    <IconButton {...props} label="Menu">
      <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round">
        <path d="M4 8h16M4 16h11" />
      </svg>
    </IconButton>
  )
}
