import { type ReactElement, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '#platform/web/session.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Popover } from '#ui/popover.tsx'
import { helpPath } from '../help-link.ts'
import { isKnownPath } from '../route-table.ts'

const title = 'How can we support you today?'

/** The panel of the floating help button. It opens as soon as it is there: it was asked for before it was loaded. */
export default function HelpPanel({ trigger }: { trigger: ReactElement }) {
  const [isOpen, setIsOpen] = useState(true)
  const isSignedIn = useSession().status === 'signed-in'
  const close = () => setIsOpen(false)
  return (
    <Popover trigger={trigger} label={title} side="top" isOpen={isOpen} onOpenChange={setIsOpen}>
      <h2 className="text-lg">{title}</h2>
      <div className="mt-4 flex flex-col gap-2">
        <Link to={helpPath(isSignedIn)} onClick={close} className={buttonClass('primary')}>
          View Help Center
        </Link>
        <Link
          to={isSignedIn && isKnownPath('/my-balanse') ? '/my-balanse' : '/chat'}
          onClick={close}
          className={buttonClass('quiet')}
        >
          Ask Balanse Assistant
        </Link>
        <a href="/urgent-help" className={buttonClass('quiet')}>
          Urgent help
        </a>
        <Button variant="plain" onClick={close}>
          Close Help
        </Button>
      </div>
    </Popover>
  )
}
