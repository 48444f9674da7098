// `node bench/coach.mjs`: what the safety gate costs a message and how large it is, how soon a crisis has its card, what
// the coach adds to the first word of a model beside that model asked directly, and fifty streams at once. The provider is
// a stand-in on loopback in a process of its own. Prints the table and writes it to docs/benchmarks-coach.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import pg from 'pg'
import { build } from 'vite'
import { detect } from '../src/features/safety/rules.ts'
import { root, start } from './measure.mjs'

const loadBefore = loadavg()[0]
const rows = []
const at = (times, part) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)]
const ms = (time) => `${time.toFixed(time < 1 ? 2 : 1)} ms`
function tell(what, value, budget, isMet) {
  rows.push(`| ${what} | ${value} | ${budget} | ${isMet === null ? '' : isMet ? 'met' : 'falls short'} |`)
  console.log(rows.at(-1))
}

// The gate by itself.
const sentences = ['unseen', 'prose']
  .flatMap((name) =>
    readFileSync(join(root, `src/features/safety/lexicon/sentences/${name}.txt`), 'utf8').split('\n'),
  )
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
for (const text of sentences.slice(0, 200)) detect(text)
/** Milliseconds for each, and of the processor in the mean: on a busy machine only that says something. */
function gate(what, texts) {
  const before = process.cpuUsage()
  const times = texts.map((text) => {
    const began = performance.now()
    detect(text)
    return performance.now() - began
  })
  const { user, system } = process.cpuUsage(before)
  tell(`The gate, ${what}, median`, ms(at(times, 0.5)), '', null)
  tell('The same, p95', ms(at(times, 0.95)), '2 ms', at(times, 0.95) <= 2)
  tell('The same, time of the processor, mean', ms((user + system) / 1_000 / texts.length), '', null)
}
gate(`a message of one sentence (${sentences.length})`, sentences)
const pages = sentences.slice(0, 300).map((_, n) =>
  sentences
    .slice(n, n + 40)
    .join(' ')
    .slice(0, 2_000),
)
gate('a message of 2,000 characters (300)', pages)
const [{ output }] = [
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rollupOptions: { input: join(root, 'src/features/safety/rules.ts'), preserveEntrySignatures: 'strict' },
    },
  }),
].flat()
// On the wire, as every other budget of a script is read.
const size = output.reduce((sum, { code = '' }) => sum + brotliCompressSync(code).length, 0) / 1024
tell(
  'The gate with all it imports, minified and compressed (brotli)',
  `${size.toFixed(1)} KB`,
  '150 KB',
  size <= 150,
)

// The server, with fifty people who let the model answer.
const folder = mkdtempSync(join(tmpdir(), 'balanse-bench-'))
const provider = await start(['bench/fake-provider.mjs'], {}, /Provider is ready: (\S+)/)
const settings = {
  BALANSE_DATA: folder,
  PORT: '0',
  BALANSE_RATE_LIMITS: 'relaxed',
  BALANSE_AI_PROVIDER: 'openai-compatible',
  BALANSE_AI_URL: provider.value,
  BALANSE_AI_MODEL: 'fake',
}
const server = await start(['src/start.ts'], settings, /Balanse is ready: (\S+)/)
const { findRunning } = await import('../src/platform/db/embedded/supervisor.server.ts')
const owner = new pg.Client({ connectionString: await findRunning(folder) })
await owner.connect()
const post = (url, body, headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
console.log('Fifty people arrive ...')
const people = []
for (let n = 0; n < 50; n++) {
  const reply = await post(`${server.value}/auth/v1/signup`, {
    email: `bench-${n}@bench.example`,
    password: 'a long enough phrase',
  })
  const headers = { authorization: `Bearer ${(await reply.json()).access_token}` }
  const saved = await fetch(`${server.value}/api/profile`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ preferences: { ai_consent: true } }),
  })
  if (saved.status !== 200) throw new Error(`The profile answered ${saved.status}`)
  people.push(headers)
}
const freshMinute = () => owner.query('update public.ai_usage set minute_turns = 0, model_turns = 0')

/** Reads a stream to its end: when `mark` came, when it ended, and all of it. */
async function read(response, began, mark) {
  let text = ''
  let first = null
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (first === null && text.includes(mark)) first = performance.now() - began
  }
  if (first === null) throw new Error(`No ${mark} in ${text.slice(0, 300)}`)
  return { first, end: performance.now() - began, text }
}
const ask = async (person, content, mark) => {
  const began = performance.now()
  const response = await post(
    `${server.value}/functions/v1/openai-chat`,
    { botType: 'coach', messages: [{ role: 'user', content }] },
    { ...person, accept: 'text/event-stream' },
  )
  return read(response, began, mark)
}
const askProvider = async () => {
  const began = performance.now()
  const response = await post(`${provider.value}/chat/completions`, {
    model: 'fake',
    stream: true,
    messages: [{ role: 'user', content: 'How do I begin?' }],
  })
  return read(response, began, 'word0')
}

for (const person of people.slice(0, 5)) await ask(person, 'How do I begin?', '"delta"')
await freshMinute()
const cards = []
for (let n = 0; n < 200; n++) {
  if (n % 50 === 0) await freshMinute()
  cards.push((await ask(people[n % 50], 'I want to kill myself', '"type":"safety"')).first)
}
tell('From the sending to the card of a crisis, over HTTP, median', ms(at(cards, 0.5)), '', null)
tell('The same, p95', ms(at(cards, 0.95)), '50 ms', at(cards, 0.95) <= 50)

// What a crisis leaves for half an hour would be in every turn that follows.
await owner.query('delete from public.chat_messages')
await owner.query('delete from public.coach_states')
/** Milliseconds of the processor that the server has used; a clock tick is ten of them. */
const processorTime = () => {
  const parts = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(parts[11]) + Number(parts[12])) * 10
}
const [raw, through] = [[], []]
const usedBefore = processorTime()
for (let n = 0; n < 100; n++) {
  if (n % 50 === 0) await freshMinute()
  raw.push((await askProvider()).first)
  const turn = await ask(people[n % 50], 'How do I find more air in my week?', '"type":"delta"')
  if (!turn.text.includes('"engine":"model"')) throw new Error('The model was not asked.')
  through.push(turn.first)
}
const overhead = through.map((time, n) => time - raw[n])
tell('First word of the provider by itself, median', ms(at(raw, 0.5)), '', null)
tell('First word through the coach, median', ms(at(through, 0.5)), '', null)
tell('Its own part, turn by turn, median', ms(at(overhead, 0.5)), '15 ms', at(overhead, 0.5) <= 15)
tell('Its own part, p95', ms(at(overhead, 0.95)), '', null)
tell(
  'Time of the server’s processor for a whole reply of sixty words, mean',
  ms((processorTime() - usedBefore) / 100),
  '',
  null,
)

await freshMinute()
await fetch(provider.value.replace('/v1', '/pace/20'))
const together = async (work) => {
  const began = performance.now()
  const all = await Promise.all(people.map(work))
  return { wall: performance.now() - began, all }
}
const bare = await together(askProvider)
// A machine that is busy with something else may refuse some of them: that is counted, not hidden.
const coached = await together((person) =>
  ask(person, 'How do I find more air in my week?', '"type":"delta"').catch(() => null),
)
coached.all = coached.all.filter((stream) => stream !== null)
const whole50 = coached.all.filter(({ text }) => text.includes('"type":"done"') && text.includes('word59'))
tell('Fifty streams at once from the provider itself (1.2 s of pauses each)', ms(bare.wall), '', null)
tell('Fifty streams at once through the coach, all', ms(coached.wall), '', null)
tell('Of these, whole to the last word', `${whole50.length} of 50`, '50', whole50.length === 50)
tell(
  'First word of the fifty, median',
  ms(
    at(
      coached.all.map(({ first }) => first),
      0.5,
    ),
  ),
  '',
  null,
)

await owner.end()
await server.stop()
await provider.stop()
rmSync(folder, { recursive: true, force: true })
writeFileSync(
  join(root, 'docs/benchmarks-coach.md'),
  `# Benchmarks of the coach

Made by \`node bench/coach.mjs\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), Linux. The provider is a stand-in
on loopback in a process of its own that sends sixty words, 5 ms apart and to the fifty 20 ms; the coach's own part is what a turn takes beside the
provider asked directly a moment before, in the same run. The machine's load was ${loadBefore.toFixed(1)} before and ${loadavg()[0].toFixed(1)} after: above
the number of cores the times are mostly waiting for other work, and a budget that falls short then says nothing.

| what | measured | budget | |
|---|---|---|---|
${rows.join('\n')}
`,
)
