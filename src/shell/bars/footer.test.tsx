import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'

const filled = { name: 'A Name Ltd', number: 'SC000000', office: '1 A Street, Perth', social: [] }

afterEach(() => {
  vi.doUnmock('#content/company.json')
  vi.resetModules()
})

/** The words of the footer over what an operator has written into content/company.json. */
async function wordsOver(company: object): Promise<string> {
  vi.doMock('#content/company.json', () => ({ default: company }))
  const { Footer } = await import('./footer.tsx')
  return renderToStaticMarkup(<Footer hasPages={false} />).replaceAll(/<[^>]*>/g, '\n')
}

it('shows the tagline, and the registered Scottish company that the operator has filled in', async () => {
  const words = await wordsOver(filled)
  expect(words.split('\n')).toContain('Your life in flow.')
  expect(words).toContain(
    'A Name Ltd is registered in Scotland, number SC000000. Registered office: 1 A Street, Perth.',
  )
})

it('names no company while none is filled in', async () => {
  const words = await wordsOver({ name: '', number: '', office: '', social: [] })
  expect(words).toContain('Your life in flow.')
  expect(words).not.toContain('Scotland')
})
