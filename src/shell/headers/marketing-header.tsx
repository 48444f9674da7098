import { buttonClass } from '#ui/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { drawerLinks, headerLinks } from '../public-links.ts'
import { PageLogo } from './page-logo.tsx'

const drawerId = 'site-menu'

export interface MarketingHeaderProps {
  /** False while the gate is closed to this visitor: a link that would only lead back here is not shown. */
  hasPages: boolean
  /** The path of the page it stands on. */
  here: string
}

/**
 * The header of the public pages. It is HTML alone, so that a page without script has it too: the drawer is a popover,
 * and which of "Sign In" and "Open app" shows is a mark on the root that is set before the first paint.
 */
export function MarketingHeader({ hasPages, here }: MarketingHeaderProps) {
  return (
    <header className="print:hidden">
      <p className="bg-paper-2 px-4 py-1.5 text-center text-sm text-ink-2">
        Start your free trial. Cancel in 1 click.
      </p>
      <div className="mx-auto flex min-h-[68px] max-w-7xl items-center gap-x-2 px-4 md:px-8 xl:px-24">
        <PageLogo />
        {hasPages ? (
          <nav aria-label="Main" className="mx-auto hidden items-center lg:flex">
            {headerLinks.map(({ label, href }) => (
              <HeaderLink key={href} label={label} href={href} here={here} />
            ))}
          </nav>
        ) : null}
        <div className={classNames('ml-auto flex items-center gap-1', hasPages && 'lg:ml-0')}>
          <AccountLink className="min-h-11 items-center px-3 text-ink no-underline hover:underline max-lg:hidden lg:flex" />
          <a href="/onboarding" className={buttonClass('primary', 'sm')}>
            Get Started
          </a>
          <button
            type="button"
            popoverTarget={drawerId}
            aria-label="Open menu"
            className="grid size-11 place-items-center rounded-full lg:hidden"
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 fill-none stroke-ink stroke-2">
              <path d="M4 8h16M4 16h16" strokeLinecap="round" />
            </svg>
          </button>
        </div>
      </div>
      <Drawer links={hasPages ? drawerLinks : []} here={here} />
    </header>
  )
}

function HeaderLink({ label, href, here }: { label: string; href: string; here: string }) {
  const isHere = here === href || here.startsWith(`${href}/`)
  return (
    <a
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className="flex min-h-11 items-center px-3 text-ink no-underline decoration-tide underline-offset-8 hover:underline aria-[current]:underline"
    >
      {label}
    </a>
  )
}

/** Two links, one of which is shown: base.css hides the other by the mark `data-session` on the root. */
function AccountLink({ className }: { className: string }) {
  return (
    <>
      <a href="/sign-in" className={`when-signed-out ${className}`}>
        Sign In
      </a>
      <a href="/home" className={`when-signed-in ${className}`}>
        Open app
      </a>
    </>
  )
}

function Drawer({ links, here }: { links: typeof drawerLinks; here: string }) {
  return (
    <div
      id={drawerId}
      popover="auto"
      className="fixed inset-y-0 right-0 left-auto m-0 h-dvh w-[80vw] max-w-[350px] border-l border-line bg-paper p-5 text-ink backdrop:bg-scrim"
    >
      <div className="flex items-center justify-between">
        <p className="font-title text-xl">Menu</p>
        <button
          type="button"
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label="Close menu"
          className="grid size-11 place-items-center rounded-full text-2xl"
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <nav aria-label="Menu" className="mt-4 flex flex-col">
        {links.map(({ label, href }) => (
          <HeaderLink key={href} label={label} href={href} here={here} />
        ))}
        <AccountLink className="flex min-h-11 items-center px-3 text-ink no-underline" />
      </nav>
    </div>
  )
}
