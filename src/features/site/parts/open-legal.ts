import { fetchPage } from '#platform/web/fetch-page.ts'

/** Lets the links of legal-links.tsx open in their dialog. React may hand the element over as a ref. */
export function attachLegalLinks(place: HTMLElement | null): (() => void) | undefined {
  const dialog = place?.querySelector('dialog')
  if (!place || !dialog) return undefined
  const life = new AbortController()
  for (const link of place.querySelectorAll('a'))
    link.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        void show(dialog, link.pathname)
      },
      { signal: life.signal },
    )
  return () => life.abort()
}

/** When the text cannot be fetched, the link does what a link does. */
async function show(dialog: HTMLDialogElement, path: string): Promise<void> {
  const page = await fetchPage(path)
  const text = page?.querySelector('main')
  if (!text) return location.assign(path)
  dialog.querySelector('.prose')?.replaceChildren(...text.childNodes)
  dialog.showModal()
  dialog.scrollTop = 0
}
