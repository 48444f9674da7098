// Proves the layout of ARCHITECTURE.md: which files a folder may hold, who may import whom, where SQL, the
// environment, fetch and storage may stand, and how long a file may be. Run with a folder to check another tree.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'oxc-parser'

const rootFiles = [
  'server.ts',
  'outside.ts',
  'public-config.ts',
  'start.ts',
  'browser.tsx',
  'pages.tsx',
  'page-life.ts',
  'islands.ts',
  'cli.ts',
  'doctor.ts',
]
const rooms = ['platform', 'services', 'features', 'shell', 'ui', 'seed']
const atticNames = ['utils', 'util', 'helpers', 'common', 'lib', 'shared', 'misc']
const featureFolders = [
  'parts',
  'rules',
  'store',
  'flows',
  'voices',
  'prompts',
  'lexicon',
  'formats',
  'templates',
]
const featureFile =
  /^(contract\.ts|rules\.ts|api\.server\.ts|store\.server\.ts|functions\.server\.ts|jobs\.server\.ts|routes\.ts|queries\.tsx?|public\.tsx|public\.server\.ts|[a-z0-9-]+\.(screen|page|island)\.tsx)$/
const testFile = /\.(test|fixture|test-support)\.tsx?$/
const sqlPlaces =
  /^(features\/[^/]+\/store(\/[^/]+)?\.server\.ts|services\/[^/]+\/(.*\/)?store(\/[^/]+)?\.server\.ts|platform\/db\/.*|seed\/.*|doctor\.ts)$/

/** Everything wrong with a source tree, one sentence each; empty when the house stands as drawn. */
export function checkLayout(src) {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.generated.ts'))
  return files.flatMap((file) => checkFile(src, file))
}

function checkFile(src, file) {
  const text = readFileSync(join(src, file), 'utf8')
  const isTest = testFile.test(file)
  const isServer = isServerFile(file)
  const problems = [...checkPlace(file, isTest)]
  const lines = text.split('\n').length
  // Word lists are read like a dictionary, not like code.
  const isWords = /^features\/[^/]+\/(lexicon|voices)\//.test(file)
  const most = file.endsWith('.fixture.ts') ? 900 : isTest || isWords ? 600 : 400
  if (lines > most) problems.push(`is ${lines} lines long; ${most} is the most`)
  if (isTest) return problems.map((problem) => `${file} ${problem}`)

  const code = withoutComments(text)
  if (/process\.env/.test(code) && file !== 'platform/config.server.ts')
    problems.push('reads the environment; only platform/config.server.ts may')
  if (
    !isServer &&
    !file.startsWith('platform/web/') &&
    /(?<![.\w])(localStorage|sessionStorage|indexedDB|fetch\()/.test(code)
  )
    problems.push('touches storage or fetch; only platform/web may')
  if (
    !sqlPlaces.test(file) &&
    (/\bfrom 'kysely'/.test(code) || /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(code))
  )
    problems.push('holds SQL; only a store.server.ts or platform/db may')
  for (const { target, isTypeOnly } of importsOf(file, text))
    problems.push(...checkImport(src, file, isServer, target, isTypeOnly))
  return problems.map((problem) => `${file} ${problem}`)
}

function checkPlace(file, isTest) {
  const parts = file.split('/')
  const name = parts.at(-1)
  const problems = []
  if (!/^[a-z0-9.-]+$/.test(name)) problems.push('is not named in kebab-case')
  if (/^index\.tsx?$/.test(name)) problems.push('is a barrel; import the file that is meant')
  const attic = parts.slice(0, -1).find((part) => atticNames.includes(part))
  if (attic) problems.push(`lies in a folder called ${attic}; name the folder after what it holds`)
  if (parts.length === 1) {
    if (!rootFiles.includes(name) && !isTest)
      problems.push(`is not one of the root files (${rootFiles.join(', ')})`)
  } else if (!rooms.includes(parts[0]))
    problems.push(`lies in a room that is not in the plan (${rooms.join(', ')})`)
  if (parts[0] === 'features' && !isTest) {
    const isDirect = parts.length === 3
    if (isDirect && !featureFile.test(name)) problems.push('is not one of the file names of a feature')
    if (!isDirect && !featureFolders.includes(parts[2]))
      problems.push(`lies in a folder that a feature does not have (${featureFolders.join(', ')})`)
  }
  return problems
}

function checkImport(src, file, isServer, target, isTypeOnly) {
  const problems = []
  if (target.startsWith('node:')) {
    if (!isServer) problems.push(`imports ${target}; a browser has no such module`)
    return problems
  }
  const path = resolveTarget(file, target)
  if (path === null) return problems
  if (!/\.(tsx?|css|json|md)(\?.*)?$/.test(path)) problems.push(`imports ${target} without its ending`)
  if (isServerFile(path) && !isServer && !isTypeOnly) problems.push(`imports the server file ${target}`)
  const reason = direction(file, path)
  if (reason) problems.push(`imports ${target}: ${reason}`)
  else if (/\.tsx?$/.test(path) && !path.startsWith('..') && !existsSync(join(src, path)))
    problems.push(`imports ${target}, which is not there`)
  return problems
}

/** Why a file may not import a path, or null when it may. Both are relative to src. */
function direction(file, path) {
  const [room, part] = file.split('/')
  const [toRoom, toPart, ...rest] = path.split('/')
  if (!file.includes('/')) return null
  if (path.startsWith('../content/')) return null
  if (path.startsWith('..')) return 'it lies outside src'
  if (room === 'seed') return null
  if (!path.includes('/')) return 'nobody imports a root file'
  if (room === 'platform') return toRoom === 'platform' ? null : 'platform knows nothing above it'
  if (room === 'ui') return toRoom === 'ui' ? null : 'ui knows nothing but itself'
  if (room === 'services') {
    if (toRoom === 'platform' || (toRoom === 'services' && toPart === part)) return null
    return 'a service knows platform and itself'
  }
  if (room === 'features') {
    if (toRoom === 'platform' || toRoom === 'ui') return null
    if (toRoom === 'services')
      return rest.join('/') === 'public.server.ts'
        ? null
        : 'a feature meets a service at its public.server.ts'
    if (toRoom !== 'features') return 'a feature does not know the shell'
    if (toPart === part) return null
    const isPublic = /^(contract\.ts|rules\.ts|rules\/.*|public\.tsx|public\.server\.ts)$/.test(
      rest.join('/'),
    )
    return isPublic ? null : 'a feature meets another at its contract, rules or public file'
  }
  if (room === 'shell') {
    if (['platform', 'ui', 'shell'].includes(toRoom)) return null
    if (
      toRoom === 'features' &&
      /^(routes\.ts|public\.tsx|contract\.ts|rules\.ts|rules\/.*)$/.test(rest.join('/'))
    )
      return null
    return 'the shell knows a feature by its routes, contract, rules and public.tsx'
  }
  return null
}

/** Path of an import relative to src, or null for a package. */
function resolveTarget(file, target) {
  if (target.startsWith('#content/')) return `../content/${target.slice(9)}`
  if (target.startsWith('#')) return target.slice(1)
  if (target.startsWith('.')) return normalize(join(dirname(file), target)).replaceAll('\\', '/')
  return null
}

function importsOf(file, text) {
  const { module } = parseSync(file, text)
  const found = module.staticImports.map((entry) => ({
    target: entry.moduleRequest.value,
    isTypeOnly: entry.entries.length > 0 && entry.entries.every((name) => name.isType),
  }))
  for (const exported of module.staticExports)
    for (const entry of exported.entries)
      if (entry.moduleRequest) found.push({ target: entry.moduleRequest.value, isTypeOnly: entry.isType })
  for (const dynamic of module.dynamicImports) {
    const literal = text.slice(dynamic.moduleRequest.start, dynamic.moduleRequest.end)
    if (/^['"]/.test(literal)) found.push({ target: literal.slice(1, -1), isTypeOnly: false })
  }
  return found
}

const serverRoots = ['server.ts', 'outside.ts', 'public-config.ts', 'start.ts', 'cli.ts', 'doctor.ts']

function isServerFile(path) {
  return (
    /\.server(\.test|\.test-support)?\.ts$/.test(path) ||
    serverRoots.includes(path) ||
    path.startsWith('seed/') ||
    path.startsWith('platform/db/')
  )
}

function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
}

/** Rings between features: A uses B and B uses A, over any number of steps. */
export function checkRings(src) {
  const uses = new Map()
  for (const name of readdirSync(join(src, 'features'), { recursive: true, encoding: 'utf8' })) {
    const file = `features/${name.replaceAll('\\', '/')}`
    if (!/\.tsx?$/.test(file) || testFile.test(file)) continue
    const from = file.split('/')[1]
    for (const { target, isTypeOnly } of importsOf(file, readFileSync(join(src, file), 'utf8'))) {
      const to = resolveTarget(file, target)?.match(/^features\/([^/]+)\//)?.[1]
      // Types and shapes (contracts, rules) may be known both ways; code that runs may not.
      if (to && to !== from && !isTypeOnly && !/\/(contract|rules(\/.*)?)\.ts$/.test(target))
        uses.set(from, (uses.get(from) ?? new Set()).add(to))
    }
  }
  const rings = []
  const visit = (name, path) => {
    if (path.includes(name)) {
      if (path[0] === name) rings.push(`features form a ring: ${[...path, name].join(' -> ')}`)
      return
    }
    for (const next of uses.get(name) ?? []) visit(next, [...path, name])
  }
  for (const name of uses.keys()) visit(name, [])
  return [...new Set(rings)]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const src = process.argv[2] ?? join(import.meta.dirname, '../src')
  const problems = [...checkLayout(src), ...checkRings(src)]
  for (const problem of problems) console.error(`${relative('.', src)}/${problem}`)
  console.log(
    problems.length === 0
      ? 'The house stands as drawn.'
      : `${problems.length} things stand where they do not belong.`,
  )
  process.exit(problems.length === 0 ? 0 : 1)
}
