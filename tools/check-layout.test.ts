import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
// @ts-expect-error: the tools are plain JavaScript.
import { checkLayout, checkRings } from './check-layout.mjs'

let folder = ''

/** A small source tree with the given files; every other file they name is empty but there. */
function plant(files: Record<string, string>): string {
  folder = mkdtempSync(join(tmpdir(), 'balanse-layout-'))
  mkdirSync(join(folder, 'features'), { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const house = {
  'features/day/contract.ts': '',
  'features/day/store.server.ts': "import { json } from '#platform/db/json.server.ts'\nexport const x = json",
  'features/day/day.screen.tsx': "import { call } from '#platform/web/call.ts'\nexport default call",
  'features/home/home.screen.tsx': "import '#features/day/contract.ts'",
  'platform/db/json.server.ts': 'export const json = 1',
  'platform/web/call.ts': 'export const call = () => fetch("/")',
}

describe('the layout check', () => {
  it('has nothing to say about a house that stands as drawn', () => {
    expect(checkLayout(plant(house))).toEqual([])
  })

  it.each([
    [
      'a feature that reaches into another',
      { 'features/home/home.screen.tsx': "import '#features/day/day.screen.tsx'" },
      /meets another at its contract/,
    ],
    [
      'a browser file that imports a server file',
      { 'features/day/day.screen.tsx': "import './store.server.ts'" },
      /imports the server file/,
    ],
    [
      'a browser file that imports a Node module',
      { 'features/day/day.screen.tsx': "import 'node:fs'" },
      /a browser has no such module/,
    ],
    [
      'platform that knows a feature',
      { 'platform/web/call.ts': "import '#features/day/contract.ts'" },
      /platform knows nothing above it/,
    ],
    ['SQL outside a store', { 'features/day/api.server.ts': 'rows.selectFrom("day_plans")' }, /holds SQL/],
    [
      'the environment read elsewhere',
      { 'features/day/api.server.ts': 'process.env.PORT' },
      /reads the environment/,
    ],
    [
      'storage touched elsewhere',
      { 'features/day/queries.ts': 'localStorage.getItem("x")' },
      /touches storage or fetch/,
    ],
    [
      'a file name that features do not have',
      { 'features/day/service.ts': '' },
      /is not one of the file names of a feature/,
    ],
    ['an attic', { 'features/day/parts/utils/dates.ts': '' }, /a folder called utils/],
    ['a barrel', { 'features/day/parts/index.ts': '' }, /is a barrel/],
    [
      'a file that grew too long',
      { 'features/day/contract.ts': 'const x = 1\n'.repeat(401) },
      /400 is the most/,
    ],
    [
      'an import of what is not there',
      { 'features/day/rules.ts': "import './contarct.ts'" },
      /which is not there/,
    ],
    ['a room that is not in the plan', { 'models/user.ts': '' }, /room that is not in the plan/],
  ])('finds %s', (_name, change, sentence) => {
    const problems = checkLayout(plant({ ...house, ...change }))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(sentence)
  })

  it('finds two features that use each other', () => {
    const src = plant({
      ...house,
      'features/day/public.tsx': "import '#features/home/public.tsx'",
      'features/home/public.tsx': "import '#features/day/public.tsx'",
    })
    expect(checkRings(src)).not.toEqual([])
  })
})
