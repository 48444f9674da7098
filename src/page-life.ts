import { startPublicLife } from '#platform/web/public-life.ts'
import { attachLegalLinks } from '#features/site/parts/open-legal.ts'

// The first script of a public page, and all of it: what only some pages use, or only a use needs, is fetched then.

startPublicLife()
attachLegalLinks(document.querySelector<HTMLElement>('[data-legal]'))

// Forms come alive when somebody reaches for one. What is pressed before that waits for their code.
let forms: Promise<void> | null = null
let areAwake = false
function wakeForms(): Promise<void> {
  forms ??= import('#features/site/parts/send-form.ts').then(({ sendForms }) => {
    sendForms(document)
    areAwake = true
  })
  return forms
}
addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.closest('form[data-send]')) void wakeForms()
})
addEventListener(
  'submit',
  (event) => {
    const form = event.target
    if (areAwake || !(form instanceof HTMLFormElement) || !form.dataset.send) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void wakeForms().then(() => form.requestSubmit())
  },
  { capture: true },
)
addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-report-issue]') : null
  if (button && !areAwake) void wakeForms().then(() => button.click())
})

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const button = place.querySelector('button')
  const load = async () => {
    const { islands } = await import('./islands.ts')
    return islands[place.dataset.island ?? '']?.()
  }
  button?.addEventListener('click', () => void load().then((island) => island?.open(place)))
  // Whoever reaches for it does not wait for it.
  button?.addEventListener('pointerenter', () => void load(), { once: true })
}

const tabs = document.querySelector<HTMLElement>('[data-tabs]')
if (tabs) void import('#features/help/parts/page-tabs.ts').then(({ startTabs }) => startTabs(tabs))
