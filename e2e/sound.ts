import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The page as it stands has no fault that axe finds, and keeps to the width of a small phone. */
export async function expectSound(page: Page, path: string): Promise<void> {
  // What floats lies over something wherever a long page is scrolled to; on the page itself it has room at its end.
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('[data-floating]'))
      each.style.visibility = 'hidden'
  })
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  expect.soft(found, path).toEqual([])
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, `${path} at 320 px`).toBeLessThanOrEqual(320)
  if (size) await page.setViewportSize(size)
}
