import { buttonClass } from '#ui/button-class.ts'

export interface StepLink {
  href: string
  label: string
}

/** Back and Next at the end of an introduction page; the labels are the specification's own. */
export function StepNav({ back, next }: { back?: StepLink; next: StepLink }) {
  return (
    <nav
      aria-label="Introduction"
      className="mt-12 flex flex-wrap-reverse items-center justify-between gap-3 border-t border-line pt-6"
    >
      {back ? (
        <a href={back.href} className={buttonClass('quiet')}>
          {back.label}
        </a>
      ) : (
        <span />
      )}
      <a href={next.href} className={buttonClass('primary')}>
        {next.label}
      </a>
    </nav>
  )
}
