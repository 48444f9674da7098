import { Logo } from '#ui/drawing/logo.tsx'

/**
 * The mark and the name on pages for everybody. On the front page, where `/` leads, it goes to the top of the page
 * instead (platform/web/public-life.ts).
 */
export function PageLogo() {
  return (
    <a
      href="/"
      data-logo
      className="-ml-1.5 flex min-h-11 shrink-0 items-center gap-3 rounded-field px-1.5 font-title text-[1.35rem] text-ink no-underline"
    >
      <Logo />
      <span>Balanse</span>
    </a>
  )
}
