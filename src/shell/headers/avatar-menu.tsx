import { type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router'
import { Popover } from '#ui/popover.tsx'
import { useProfile } from '#features/account/public.tsx'
import { avatarItems, menuItems } from '../menu-items.ts'
import { isKnownPath } from '../route-table.ts'
import { MenuList } from './menu-list.tsx'
import { PersonLines } from './person-lines.tsx'

/** The menu behind the avatar. It opens as soon as it is there: it was asked for before it was loaded. */
export default function AvatarMenu({ trigger }: { trigger: ReactElement }) {
  const [isOpen, setIsOpen] = useState(true)
  const { isAdmin } = useProfile()
  const navigate = useNavigate()
  const items = avatarItems(menuItems(isAdmin, isKnownPath))
  const close = () => setIsOpen(false)
  return (
    <Popover trigger={trigger} label="Your account" isOpen={isOpen} onOpenChange={setIsOpen}>
      <PersonLines />
      <nav aria-label="Account" className="-mx-2 mt-3 border-t border-line pt-2">
        <MenuList items={items} onChoose={close} navigate={navigate} />
      </nav>
    </Popover>
  )
}
