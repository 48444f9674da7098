// `npm run check`: everything that can be said about the code without a browser, in under a minute. Two at a time,
// because a small machine has two cores; each step prints only when something is wrong.
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const bin = (name) => join(root, 'node_modules/.bin', name)

const steps = [
  ['unit tests', bin('vitest'), ['run', '--project', 'unit', '--reporter', 'dot']],
  ['types, server side', bin('tsc'), ['-p', 'tsconfig.server.json']],
  ['types, browser side', bin('tsc'), ['-p', 'tsconfig.browser.json']],
  ['types, journeys', bin('tsc'), ['-p', 'tsconfig.e2e.json']],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['format', bin('oxfmt'), ['--check']],
  ['layout', process.execPath, ['tools/check-layout.mjs']],
  ['words', process.execPath, ['tools/check-words.mjs']],
  ['settings', process.execPath, ['tools/check-env.mjs']],
  ['unused', bin('knip'), ['--no-progress']],
]

function run([name, command, args]) {
  return new Promise((resolve) => {
    const started = Date.now()
    let output = ''
    const child = spawn(command, args, { cwd: root, env: { ...process.env, NO_COLOR: '1' } })
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('close', (code) => {
      const isGood = code === 0
      console.log(`${isGood ? 'ok  ' : 'look'}  ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
      if (!isGood) console.log(output.trimEnd())
      resolve(isGood)
    })
  })
}

const waiting = process.argv.includes('--without-tests') ? steps.slice(1) : [...steps]
const results = []
const worker = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await run(step))
}
const started = Date.now()
await Promise.all([worker(), worker()])
const isGood = results.every(Boolean)
console.log(
  `${isGood ? 'All is well' : 'Something needs a look'} after ${((Date.now() - started) / 1000).toFixed(0)} s.`,
)
process.exit(isGood ? 0 : 1)
