// The one door into Balanse: plain JavaScript for any Node from 18 on, no dependency. It installs what is missing,
// finds Node 24, builds the web app when it is stale, and hands over.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')

/** One line about what happens now; the operator sees each step and nothing else. */
const say = (line) => console.error(line)

function stop(line) {
  console.error(line)
  process.exit(1)
}

function hash(files) {
  const sum = createHash('sha256')
  for (const file of files)
    sum
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return sum.digest('hex')
}

const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Installs exactly what the lockfile says when it is not there yet or the lockfile has changed since. */
function install() {
  const stamp = join(modules, '.balanse-installed')
  const wanted = hash(['package-lock.json'])
  if (readStamp(stamp) === wanted) return
  const hidden = join(modules, '.package-lock.json')
  const isFresh =
    existsSync(hidden) && statSync(hidden).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  if (!isFresh) {
    say('Installing what Balanse is made of (once, about half a minute) ...')
    const npm = process.env.npm_execpath
    // Not `npm ci`: it refuses a lockfile that does not name every other platform's binaries (docs/decisions/0004). This
    // installs the same locked versions with the same integrity hashes, and changes no file of the project.
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
    const options = { cwd: root, stdio: ['ignore', 2, 2], shell: !npm && process.platform === 'win32' }
    const done = npm ? spawnSync(process.execPath, [npm, ...args], options) : spawnSync('npm', args, options)
    if (done.status !== 0)
      stop('The installation did not go through; the lines above say why. Nothing was started.')
  }
  writeFileSync(stamp, wanted)
}

/** Node 24 from the lockfile; else the system's, when it is new enough. */
function findNode() {
  const own = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  const isGood = (path) => {
    const answer = spawnSync(path, ['-p', 'process.versions.node'], {
      encoding: 'utf8',
      shell: path.endsWith('.cmd'),
    })
    return answer.status === 0 && Number(answer.stdout.split('.')[0]) >= 24
  }
  if (existsSync(own) && isGood(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  stop(
    `Balanse needs Node 24, and none comes with it for ${process.platform} ${process.arch}. Please install Node 24 and run this again.`,
  )
}

function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
    .sort((a, b) => (a < b ? -1 : 1))
}

/** Builds the web app when anything that goes into it has changed since the last build. */
function build(node) {
  const sources = [
    ...filesBelow('src'),
    ...filesBelow('content'),
    'index.html',
    'vite.config.ts',
    'package-lock.json',
    'tools/build.mjs',
  ]
  const wanted = hash(sources.filter((file) => !/\.test\.tsx?$|\.server\.ts$/.test(file)))
  const stamp = join(root, 'dist/web.stamp')
  if (readStamp(stamp) === wanted && existsSync(join(root, 'dist/web/app.html'))) return
  say('Building the web app ...')
  const done = spawnSync(node, ['tools/build.mjs'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: environment(node),
  })
  if (done.status !== 0) stop('The web app could not be built; the lines above say why. Nothing was started.')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

function environment(node) {
  return {
    ...process.env,
    PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  }
}

/** Runs to the end and leaves with the same exit code. Signals for us are the child's. */
function run(node, args) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: environment(node) })
  // Ctrl-C reaches the child by itself; the others are sent to this process alone and have to be passed on.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => {})
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

function findChromium() {
  const known = [
    process.env.CHROME_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  return known.find((path) => path && existsSync(path))
}

/** The browser that the tests drive. As root on Debian it is installed; anybody else is told how. */
function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium for the browser tests (once) ...')
    const options = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], options)
  }
  return (
    findChromium() ??
    stop(
      'The tests need a Chromium: install the package chromium (apt-get install chromium), or set CHROME_PATH to one.',
    )
  )
}

const [command, ...args] = process.argv.slice(2)
install()
const node = findNode()
if (command === 'start') {
  build(node)
  run(node, ['src/start.ts', ...args])
} else if (command === 'dev') run(node, ['tools/dev.mjs', ...args])
else if (command === 'check') run(node, ['tools/check.mjs', ...args])
else if (command === 'balanse') run(node, ['src/cli.ts', ...args])
else if (command === 'test') {
  process.env.CHROME_PATH = ensureChromium()
  build(node)
  run(node, ['tools/test.mjs', ...args])
} else if (command === 'bench') {
  build(node)
  run(node, ['bench/run.mjs', ...args])
} else stop('Commands: start, dev, test, check, bench, balanse.')
