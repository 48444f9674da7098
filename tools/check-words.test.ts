import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
// @ts-expect-error: the tools are plain JavaScript.
import { checkWords } from './check-words.mjs'

let folder = ''

function look(files: Record<string, string>): string[] {
  folder = mkdtempSync(join(tmpdir(), 'balanse-words-'))
  for (const [name, text] of Object.entries({ 'src/a.ts': '', 'content/a.md': '', ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return checkWords(join(folder, 'src'), join(folder, 'content')) as string[]
}

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the check of words', () => {
  it.each([
    ['text between tags', { 'src/a.tsx': 'export const A = () => <p>You missed a day</p>' }],
    ['an attribute that is read', { 'src/a.tsx': 'export const A = () => <b aria-label="Overdue" />' }],
    ['a sentence in a string', { 'src/a.ts': "export const a = 'This has Failed.'" }],
    ['a sentence in a template', { 'src/a.ts': 'export const a = (n) => `You should do ${n}`' }],
    ['a line of content', { 'content/help/a.md': '# Help\n\nDo not be lazy.' }],
  ])('finds %s', (_what, files) => {
    expect(look(files)).toHaveLength(1)
  })

  it.each([
    ['comments', { 'src/a.ts': '// a connection that is lost\nexport const a = 1' }],
    ['names in the code', { 'src/a.ts': "export const state = 'failed'" }],
    ['classes', { 'src/a.tsx': 'export const A = () => <p className="lazy load" />' }],
    ['tests', { 'src/a.test.ts': "export const a = 'it should be so'" }],
    ['other words that hold one', { 'src/a.ts': "export const a = 'A shoulder, a flossy thing'" }],
    ['addresses in content', { 'content/a.md': 'See [this](/never-lost).' }],
  ])('leaves %s alone', (_what, files) => {
    expect(look(files)).toEqual([])
  })
})
