// `npm test`: the checks, every vitest project, and the journeys in a real Chromium. Ends with one line that counts.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const root = join(import.meta.dirname, '..')
const isFull = process.argv.includes('--full')
const results = mkdtempSync(join(tmpdir(), 'balanse-results-'))
const counted = { passed: 0, failed: 0 }
/** What went wrong, said once more at the very end, where a log that was cut off still has it. */
const troubles = []

function run(name, command, args, env = {}) {
  console.log(`\n== ${name}`)
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  return done.status === 0
}

const bin = (name) => join(root, 'node_modules/.bin', name)

/** Counts of a finished run from its JSON report; a run that left none counts as one that did not pass. */
function count(file, read, isGood) {
  let found = { passed: 0, failed: 0 }
  try {
    found = read(JSON.parse(readFileSync(join(results, file), 'utf8')))
  } catch {
    found = { passed: 0, failed: 1 }
  }
  if (!isGood && found.failed === 0) found.failed = 1
  troubles.push(...(found.troubles ?? []))
  counted.passed += found.passed
  counted.failed += found.failed
}

/** Each journey that failed, with what it was waiting for. */
function journeysThatFailed(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...journeysThatFailed(inner),
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
        return `${file}:${line} ${title}\n${errors[0]?.message ?? 'It ended without saying why.'}`
      }),
  ])
}

const isChecked = run('checks', process.execPath, ['tools/check.mjs', '--without-tests'])
counted[isChecked ? 'passed' : 'failed'] += 1

const vitest = run(
  'unit, server and wire tests',
  bin('vitest'),
  ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${join(results, 'vitest.json')}`],
  // Some tests do more where there is time for it.
  isFull ? { BALANSE_LONG_TESTS: 'yes' } : {},
)
count(
  'vitest.json',
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numFailedTestSuites * (report.numFailedTests === 0 ? 1 : 0),
    troubles: report.testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [`${name}\n${message}`] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${name} ${fullName}\n${failureMessages[0]}`),
    ]),
  }),
  vitest,
)

const journeys = run(
  'journeys in Chromium',
  bin('playwright'),
  ['test', ...(isFull ? [] : ['--grep-invert', '@full'])],
  {
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'journeys.json'),
    ...(isFull ? { E2E_FULL: 'yes' } : {}),
  },
)
count(
  'journeys.json',
  (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    troubles: journeysThatFailed(report.suites),
  }),
  journeys,
)

rmSync(results, { recursive: true, force: true })
for (const trouble of troubles.slice(0, 10))
  console.log(`\nFailed: ${stripVTControlCharacters(trouble).split('\n').slice(0, 14).join('\n')}`)
console.log(`\n${counted.passed} passed, ${counted.failed} failed`)
process.exit(counted.failed === 0 ? 0 : 1)
