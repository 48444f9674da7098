import { expect, it } from 'vitest'

type Texts = Record<string, () => Promise<string>>
const sources = import.meta.glob('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default' }) as Texts
const built = import.meta.glob('/dist/web/_app/*.js', { query: '?raw', import: 'default' }) as Texts

it('is imported by nothing but the start of the browser, behind the mark of a development build', async () => {
  const importers: string[] = []
  for (const [file, read] of Object.entries(sources))
    if (
      !/^\/src\/features\/mock-auth\/|\.test\.tsx?$/.test(file) &&
      /mock-auth\/|mock-server/.test(await read())
    )
      importers.push(file)
  expect(importers).toEqual(['/src/browser.tsx'])
  const lines = ((await sources['/src/browser.tsx']?.()) ?? '')
    .split('\n')
    .filter((line) => line.includes('mock-auth'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^if \(import\.meta\.env\.DEV\) await /)
})

// Without a build there is nothing to look into.
it('leaves nothing in a built app', async () => {
  for (const [file, read] of Object.entries(built)) {
    const text = await read()
    for (const mark of ['Mock Authentication', 'Mock User Role', 'sample.invalid'])
      expect([file, mark, text.includes(mark)]).toEqual([file, mark, false])
  }
})
