import type { ComponentProps } from 'react'
import { Avatar } from '#features/account/public.tsx'
import { OnDemand } from '../on-demand.tsx'

const loadMenu = () => import('./avatar-menu.tsx')

/** The person's letter or picture, with the menu behind it; on a phone the slide-out menu holds the same. */
export function AvatarButton() {
  return <OnDemand load={loadMenu} trigger={<AvatarTrigger />} />
}

function AvatarTrigger(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      aria-label="Your account"
      className="size-11 shrink-0 rounded-full p-0.5 max-md:hidden"
    >
      <Avatar />
    </button>
  )
}
