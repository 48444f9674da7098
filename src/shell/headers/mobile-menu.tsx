import { type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useProfile } from '#features/account/public.tsx'
import { chooseItem, menuGroups, menuItems } from '../menu-items.ts'
import { isKnownPath } from '../route-table.ts'
import { MenuList } from './menu-list.tsx'
import { PersonLines } from './person-lines.tsx'

/**
 * The left slide-out menu: 80vw, at most 350 px; the sheet variant of the dialog has these numbers. It opens as soon as
 * it is there: it was asked for before it was loaded.
 */
export default function MobileMenu({ trigger }: { trigger: ReactElement }) {
  const [isOpen, setIsOpen] = useState(true)
  const { isAdmin } = useProfile()
  const navigate = useNavigate()
  const items = menuItems(isAdmin, isKnownPath)
  const close = () => setIsOpen(false)
  return (
    <Dialog
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      variant="sheet"
      title="Menu"
      isTitleHidden
    >
      <div className="-mt-13 pr-12">
        <PersonLines />
      </div>
      {isKnownPath('/my-balanse') ? (
        <Button
          variant="primary"
          className="mt-5 w-full"
          onClick={() => chooseItem(close, () => void navigate('/my-balanse'))}
        >
          Chat with Balanse
        </Button>
      ) : null}
      {menuGroups.map((group) => (
        <nav key={group} aria-label={group} className="-mx-2 mt-5 border-t border-line pt-3">
          <h2 className="px-3 pb-1 font-body text-sm font-semibold text-ink-2">{group}</h2>
          <MenuList
            items={items.filter((item) => item.group === group)}
            onChoose={close}
            navigate={navigate}
          />
        </nav>
      ))}
    </Dialog>
  )
}
