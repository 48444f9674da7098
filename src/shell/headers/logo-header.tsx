import { PageLogo } from './page-logo.tsx'

/** Only the way out: nothing here draws the eye from the one thing to do. */
export function LogoHeader() {
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-[60px] max-w-7xl items-center px-4 md:px-8">
        <PageLogo />
      </div>
    </header>
  )
}
