// Public pages: bytes on the wire without fonts and pictures, script before anything is used, and Lighthouse's four mobile
// scores (median of three runs). Run alone, on a quiet machine, with the web app built: node bench/public-pages.mjs [path ...]
// Without paths it measures every page and writes docs/benchmarks-pages.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { root, start } from './measure.mjs'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** One row a page, as each is done: `bytes` and `script` in transfer size (headers included), `scores` in percent. */
async function* measurePublicPages(url, paths) {
  const port = 9300 + Math.floor(Math.random() * 500)
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [...flags, `--remote-debugging-port=${port}`],
  })
  try {
    for (const path of paths) {
      const runs = []
      for (let run = 0; run < 3; run++) {
        const { lhr } = await lighthouse(url + path, { port, logLevel: 'error', output: 'json' })
        runs.push(lhr)
      }
      yield { path, ...weigh(runs[0]), scores: scores(runs), misses: misses(runs[0]) }
    }
  } finally {
    await browser.close()
  }
}

function weigh(lhr) {
  const requests = lhr.audits['network-requests'].details.items
  const sum = (types) =>
    requests
      .filter(({ resourceType }) => types.includes(resourceType))
      .reduce((all, { transferSize }) => all + transferSize, 0)
  return { bytes: sum(['Document', 'Stylesheet', 'Script', 'Fetch', 'XHR']), script: sum(['Script']) }
}

function scores(runs) {
  const median = (values) => values.toSorted((a, b) => a - b)[1]
  return Object.fromEntries(
    Object.keys(runs[0].categories).map((name) => [
      name,
      Math.round(100 * median(runs.map(({ categories }) => categories[name].score))),
    ]),
  )
}

/** The audits that cost points, by name. */
function misses(lhr) {
  return Object.values(lhr.audits)
    .filter(
      ({ score, scoreDisplayMode }) =>
        score !== null && score < 0.9 && ['binary', 'numeric', 'metricSavings'].includes(scoreDisplayMode),
    )
    .map(({ id }) => id)
}

const folder = mkdtempSync(join(tmpdir(), 'balanse-bench-'))
const server = await start(
  ['src/start.ts'],
  { BALANSE_DATA: folder, PORT: '0', BALANSE_GATE: 'open', BALANSE_RATE_LIMITS: 'relaxed' },
  /Balanse is ready: (\S+)/,
)
try {
  const asked = process.argv.slice(2)
  const known = Object.keys(JSON.parse(readFileSync(join(root, 'dist/web/pages/pages.json'), 'utf8')))
  const paths =
    asked.length > 0 ? asked : known.filter((path) => !/\.closed$|^\/texts\/|not-found$/.test(path))
  const lines = [
    '| page | bytes | of these script | performance | accessibility | best practices | SEO |',
    '|---|---|---|---|---|---|---|',
  ]
  for await (const { path, bytes, script, scores: s, misses } of measurePublicPages(server.value, paths)) {
    lines.push(
      `| ${path} | ${bytes} | ${script} | ${s.performance} | ${s.accessibility} | ${s['best-practices']} | ${s.seo} |`,
    )
    console.log(path.padEnd(28), `${bytes} B, script ${script} B`, JSON.stringify(s), misses.join(' '))
  }
  if (asked.length === 0)
    writeFileSync(
      join(root, 'docs/benchmarks-pages.md'),
      `# Public pages, measured\n\nLighthouse 13, mobile, median of three runs; bytes on the wire with headers, without fonts and pictures. Written by \`node bench/public-pages.mjs\`.\n\n${lines.join('\n')}\n`,
    )
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
