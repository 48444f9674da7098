import { fetchPage } from '#platform/web/fetch-page.ts'

/**
 * Lays the answers of the page of answers into their questions, as soon as somebody reaches for one. While they cannot
 * be fetched, each question keeps the link to its answer.
 */
export function bringAnswers(questions: HTMLElement): void {
  let isAsked = false
  async function bring() {
    if (isAsked) return
    isAsked = true
    const page = await fetchPage('/texts/help')
    if (!page) isAsked = false
    for (const answer of page?.querySelectorAll('section[id] > .prose') ?? [])
      questions.querySelector(`#${answer.parentElement?.id} .prose`)?.replaceChildren(...answer.childNodes)
  }
  for (const kind of ['pointerover', 'focusin', 'toggle'])
    questions.addEventListener(kind, () => void bring(), { capture: true })
  // One that the address named was opened before.
  if (questions.querySelector('details[open]')) void bring()
}
