import { contentId } from '../use-page.ts'

/** The first stop of the Tab key: past the header, to the content. */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      onClick={(event) => {
        // The address stays as it is: a hash in it would be part of what is shared and returned to.
        event.preventDefault()
        document.getElementById(contentId)?.focus()
      }}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-field bg-ink px-4 py-2.5 text-paper focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}
