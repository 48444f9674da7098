import { nextIndex } from '#ui/roving.ts'
import { bringAnswers } from './page-answers.ts'

/**
 * Makes tabs of the sections of a page without framework, and of the links to them. Which one is open stands in the
 * address; an address inside a section opens that section, and the answer it names.
 */
export function startTabs(root: HTMLElement): void {
  const list = root.querySelector('nav')
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>('nav a')]
  const panels = tabs.map((tab) => root.querySelector<HTMLElement>(tab.hash))
  list?.setAttribute('role', 'tablist')
  for (const [at, tab] of tabs.entries()) {
    const panel = panels[at]
    tab.id = `${tab.hash.slice(1)}-tab`
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', tab.hash.slice(1))
    panel?.setAttribute('role', 'tabpanel')
    panel?.setAttribute('aria-labelledby', tab.id)
    tab.addEventListener('click', (event) => {
      event.preventDefault()
      choose(at)
    })
    tab.addEventListener('keydown', (event) => {
      const next = event.key === ' ' ? at : nextIndex(event.key, at, tabs.length)
      // Up and down are left to the page, which they scroll.
      if (next === null || event.key === 'ArrowUp' || event.key === 'ArrowDown') return
      event.preventDefault()
      choose(next)
      tabs[next]?.focus()
    })
  }

  function choose(at: number) {
    history.replaceState(null, '', location.search + (tabs[at]?.hash ?? ''))
    show(at)
  }

  function show(open: number) {
    for (const [at, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(at === open))
      tab.tabIndex = at === open ? 0 : -1
      const panel = panels[at]
      if (panel) panel.hidden = at !== open
    }
  }

  function followAddress() {
    const named = document.getElementById(location.hash.slice(1))
    show(
      Math.max(
        0,
        panels.findIndex((panel) => named !== null && panel?.contains(named)),
      ),
    )
    if (named instanceof HTMLDetailsElement) named.open = true
    named?.scrollIntoView({ block: 'start' })
  }

  addEventListener('hashchange', followAddress)
  followAddress()
  bringAnswers(root)
}
