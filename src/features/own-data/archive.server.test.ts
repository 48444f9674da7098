import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { unzipSync, zipSync } from 'fflate'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSpool } from '#platform/blobs/spool.server.ts'
import type { Claims } from '#platform/db/database.server.ts'
import { emptyDay } from '#features/day/contract.ts'
import { emptyWeek } from '#features/week/contract.ts'
import { emptyMonth } from '#features/month/contract.ts'
import { newOutcome } from '#features/month/rules.ts'
import { emptyDraft } from '#features/insights/contract.ts'
import { emptyEvening } from '#features/reflect/contract.ts'
import { emptyEntry } from '#features/reflect/rules/entry.ts'
import { emptyCheckIn, emptyVision } from '#features/vision/contract.ts'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { archivePath, type ImportReport } from './contract.ts'
import { openZip } from '../../platform/blobs/open-zip.server.ts'
import { alive } from './parts/alive.server.test-support.ts'
import { readTexts } from './parts/read-texts.server.ts'
import { writeArchive } from './parts/write-archive.server.ts'
import { leftOut } from './formats/left-out.ts'
import { ownTables } from './formats/tables.ts'

const words = 'A word “with” <b>signs</b>, commas,\nlines and 🌊'
let app: TestApp
let ailsa: Person

beforeAll(async () => {
  app = await createTestApp()
  ailsa = await app.join('Ailsa')
  await writeSomething(ailsa)
  await addFiles(ailsa)
})
afterAll(() => app.close())

async function writeSomething(person: Person): Promise<void> {
  const item = { id: 'one', text: words, state: 'done', pillar: 'mind', tiny: 'less' }
  for (const day of ['2026-11-19', '2026-11-20', '2026-11-21']) {
    await person.call('PUT', `/api/days/${day}`, {
      ...emptyDay,
      intention: words,
      main_priorities: [item],
      other_pillars: { growth: [item] },
      version: 0,
    })
    await person.call('PUT', `/api/evenings/${day}`, {
      ...emptyEvening,
      mood: 'light',
      wins: [words],
      version: 0,
      is_finished: true,
    })
  }
  await person.call('PUT', `/api/days/2026-11-21`, { ...emptyDay, intention: 'Changed', version: 1 })
  await person.call('PUT', '/api/weeks/2026-11-16', {
    ...emptyWeek,
    week_intention: words,
    priorities: [{ id: 'one', text: words, state: 'open', why: words }],
    daily_priorities: { '2026-11-17': ['one'] },
    version: 0,
  })
  await person.call('PUT', '/api/months/2026-11-01', {
    ...emptyMonth,
    big_three: [newOutcome('one', { text: words, notes: [{ id: 'n', date: '2026-11-20', text: words }] })],
    game_changer_step_by: '2026-11-24',
    balance_sections: { mind: { now: 4, wish: 7, more: words, less: '' } },
    version: 0,
  })
  await person.call('PUT', '/api/journal-entries/00000000-0000-4000-8000-000000000001', {
    ...emptyEntry('2026-11-21'),
    title: '=SUM(A1)',
    body: words,
    tags: ['tea'],
    kind: 'entry',
    template: 'blank',
    version: 0,
    is_finished: true,
  })
  await person.call('PUT', '/api/journal-templates/00000000-0000-4000-8000-000000000004', {
    title: words,
    purpose: '',
    minutes: 5,
    fields: [{ id: 'q', as: 'line', label: words, choices: [], low: '', high: '' }],
    tags: ['tea'],
    version: 0,
  })
  await person.call('PUT', '/api/visions/mind', {
    ...emptyVision,
    picture: words,
    version: 0,
    today: '2026-11-21',
  })
  await person.call('PUT', '/api/custom-visions/00000000-0000-4000-8000-000000000002', {
    ...emptyVision,
    name: 'Garden',
    sign: 'leaf',
    hue: 3,
    version: 0,
  })
  await person.call('PUT', '/api/day-templates/00000000-0000-4000-8000-000000000003', {
    name: 'Office',
    shape: {
      items: [{ place: 'mind', text: words.slice(0, 400) }],
      time_for_me: '',
      time_for_me_starts_at: null,
      time_for_me_minutes: null,
    },
    weekdays: [1],
    is_removed: false,
    version: 0,
  })
  await person.call('PUT', '/api/vision-start', { start_date: '2026-11-01' })
  await person.call('PUT', '/api/journey/1/check-ins/30', { ...emptyCheckIn, changed: words, version: 0 })
  const weights = { intention: 10, follow_through: 40, reflection: 25, balance: 25 }
  await person.call('PUT', '/api/score-weights', { weights, version: 0 })
  const pause = { kind: 'pause', from: '2026-11-10', to: null, version: 0 }
  await person.call('PATCH', '/api/reminders', { most_a_day: 1, quiet_from: '21:00', quiet_to: '08:00' })
  const reminder = { is_on: true, at_time: '20:15', weekday: null, ways: ['push'] }
  await person.call('PUT', '/api/reminders/kinds/evening_close', reminder)
  await person.call('PUT', '/api/pauses/00000000-0000-4000-8000-000000000003', pause)
  const mark = { mark: 'done', marked_on: '2026-11-20', version: 0 }
  await person.call('PUT', '/api/milestones/let_go', mark)
  await person.call('PUT', '/api/report-draft', { ...emptyDraft, questions: words, version: 0 })
  await person.call('POST', '/api/health/file?kinds=steps', 'date,steps\n2026-11-20,4321', {
    'content-type': 'text/csv',
  })
  await person.call('POST', '/functions/v1/openai-chat', {
    botType: 'coach',
    messages: [{ role: 'user', content: 'Plan my day' }],
  })
  await person.call('PUT', '/api/coach-memories/00000000-0000-4000-8000-000000000005', {
    kind: 'note',
    statement: words.replace('\n', ' '),
    source: null,
    pinned: true,
    is_off: false,
    expires_on: '2027-01-01',
    version: 0,
  })
  await person.call('PUT', '/api/coach-actions/p-0', {
    decision: 'accepted',
    change: { kind: 'set_first_step', pillar: 'mind', text: 'Walk', was: '' },
  })
  await person.call('PATCH', '/api/profile', { preferences: { use_feedback_for_training: true } })
  await person.call('PUT', '/api/coach-feedback/00000000-0000-4000-8000-000000000006', {
    verdict: 'helped',
    reason: words.replace('\n', ' '),
  })
  await person.call('PATCH', '/api/profile', {
    preferences: { hide_numbers: true },
    rhythm: { day_start_hour: 4 },
  })
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
)

async function upload(person: Person, bucket: string, name: string): Promise<void> {
  const reply = await app.app.inject({
    method: 'POST',
    url: `/storage/v1/object/${bucket}/${person.userId}/${name}`,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'image/png' },
    payload: picture,
  })
  expect(reply.statusCode).toBe(200)
}

/** A picture in the entry that writeSomething makes, a picture of oneself, and an earlier version. */
async function addFiles(person: Person): Promise<void> {
  const id = '00000000-0000-4000-8000-00000000000a'
  await upload(person, 'journal', `${id}.png`)
  const media = { kind: 'picture', file: `${id}.png`, words, width: 1, height: 1, seconds: null }
  const entryId = '00000000-0000-4000-8000-000000000001'
  const saved = await person.call('PUT', `/api/entry-media/${id}`, { ...media, entry_id: entryId })
  expect(saved.status).toBe(200)
  await upload(person, 'avatars', `${id}.png`)
  const avatar = { avatar_url: `avatars/${person.userId}/${id}.png` }
  expect((await person.call('PATCH', '/api/profile', avatar)).status).toBe(200)
}

async function readZip(person: Person): Promise<Record<string, Uint8Array>> {
  const reply = await app.app.inject({
    url: archivePath,
    headers: { authorization: `Bearer ${person.token}` },
  })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('application/zip')
  return unzipSync(reply.rawPayload)
}

async function takeIn(person: Person, bytes: Uint8Array, isTrial = false) {
  const reply = await app.app.inject({
    method: 'POST',
    url: `${archivePath}${isTrial ? '?trial=yes' : ''}`,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/zip' },
    payload: Buffer.from(bytes),
  })
  return { status: reply.statusCode, body: reply.json<ImportReport & { message: string }>() }
}

const textOf = (files: Record<string, Uint8Array>, name: string) => new TextDecoder().decode(files[name])
const packed = (files: Record<string, string>) =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)])),
  )

describe('the archive', () => {
  it('names every table of a person, and every column of it', async () => {
    const columns = await app.owner<{ name: string; column: string }>(`
      select c.table_name as name, c.column_name as column from information_schema.columns c
      where c.table_schema = 'public' and c.is_generated = 'NEVER' and c.column_name <> 'user_id'
        and exists (select 1 from information_schema.columns u where u.table_schema = 'public'
          and u.table_name = c.table_name and u.column_name = 'user_id')`)
    const known = new Map(ownTables.map((table) => [table.name, shapeOf(table.row)]))
    const names = new Set(columns.map(({ name }) => name))
    expect([...names].filter((name) => !known.has(name)).toSorted()).toEqual(Object.keys(leftOut).toSorted())
    const made = new Map(ownTables.map((table) => [table.name, table.made ?? []]))
    const unread = columns.filter(
      ({ name, column }) => known.get(name)?.has(column) === false && !made.get(name)?.includes(column),
    )
    expect(unread).toEqual([])
  })

  it('brings everything back, byte for byte, into an account that is new', async () => {
    const first = await readZip(ailsa)
    for (const { name } of ownTables)
      expect([name, textOf(first, `data/${name}.json`)]).not.toEqual([name, '[]\n'])
    const copy = await app.join('Somebody new')
    const { status, body } = await takeIn(copy, zipSync(first))
    expect([status, body.unread, body.kinds.map((kind) => [kind.name, kind.refused])]).toEqual([
      200,
      [],
      [...ownTables.map(({ name }) => [name, 0]), ['files', 0]],
    ])
    const second = await readZip(copy)
    expect(Object.keys(second)).toEqual(Object.keys(first))
    for (const name of Object.keys(first).filter((one) => one !== 'manifest.json'))
      expect([name, Buffer.from(second[name] ?? []).equals(first[name] ?? new Uint8Array())]).toEqual([
        name,
        true,
      ])
    expect(Object.keys(first).filter((name) => name.startsWith('files/'))).toEqual([
      'files/avatars/00000000-0000-4000-8000-00000000000a.png',
      'files/journal/00000000-0000-4000-8000-00000000000a.png',
    ])
    expect(textOf(first, 'data/row_versions.json')).toContain('"intention"')
    const profile = (await copy.call('GET', '/api/profile')).body.user
    expect(profile.avatar_url).toBe(`avatars/${copy.userId}/00000000-0000-4000-8000-00000000000a.png`)
    const again = await takeIn(copy, zipSync(first))
    expect(again.body.kinds.map((kind) => kind.fresh + kind.different)).toEqual(again.body.kinds.map(() => 0))
  })

  it('says what it would do, does nothing then, and never writes over what is here', async () => {
    const archive = zipSync(await readZip(ailsa))
    const ben = await app.join('Ben')
    await ben.call('PUT', '/api/days/2026-11-20', { ...emptyDay, intention: 'Mine', version: 0 })
    const trial = await takeIn(ben, archive, true)
    expect(trial.body.is_done).toBe(false)
    expect(trial.body.kinds.find((kind) => kind.name === 'day_plans')).toMatchObject({
      fresh: 2,
      different: 1,
      same: 0,
    })
    expect((await ben.call('GET', '/api/days/2026-11-19')).body.day.version).toBe(0)
    expect((await takeIn(ben, archive)).body.is_done).toBe(true)
    expect((await ben.call('GET', '/api/days/2026-11-20')).body.day.intention).toBe('Mine')
    expect((await ben.call('GET', '/api/days/2026-11-21')).body.day).toMatchObject({
      intention: 'Changed',
      version: 2,
    })
    const again = await takeIn(ben, archive)
    expect(again.body.kinds.every((kind) => kind.fresh === 0)).toBe(true)
  })

  it('can be read by people: pages without script, Markdown, a spreadsheet that calculates nothing', async () => {
    const files = await readZip(ailsa)
    expect(textOf(files, 'index.html')).toContain('href="pages/journal_entries.html"')
    expect(textOf(files, 'pages/journal_entries.html')).toContain('&lt;b&gt;signs&lt;/b&gt;')
    expect(textOf(files, 'markdown/day_plans/2026-11-20.md')).toContain('## Priorities\n\n- [x] A word')
    expect(textOf(files, 'csv/journal_entries.csv')).toContain(`'=SUM(A1)`)
    expect(JSON.parse(textOf(files, 'schema.json')).files['data/day_plans.json'].type).toBe('array')
  })

  it('holds the files of the person, as they are, without the name of their folder', async () => {
    const person = await app.join()
    const path = `avatars/${person.userId}/00000000-0000-4000-8000-000000000003.png`
    const bytes = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
      'base64',
    )
    const reply = await app.app.inject({
      method: 'POST',
      url: `/storage/v1/object/${path}`,
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'image/png' },
      payload: bytes,
    })
    expect(reply.statusCode).toBe(200)
    const name = `files/${path.replace(`${person.userId}/`, '')}`
    expect(Buffer.from((await readZip(person))[name] ?? [])).toEqual(bytes)
  })

  it('takes no more memory for a long life than for a short one', async () => {
    const person = await app.join()
    const size = 40_000
    await app.owner(
      `insert into public.journal_entries (user_id, id, kind, template, date, title, body, finished_at)
       select $1, gen_random_uuid(), 'entry', 'blank', date '2020-01-01' + n, 'A day', repeat(md5(n::text), ${size / 32}), now()
       from generate_series(1, 500) n`,
      [person.userId],
    )
    const claims = decodeJwt(person.token) as unknown as Claims
    const before = await alive()
    let most = 0
    let taken = 0
    const spool = openSpool(mkdtempSync(join(tmpdir(), 'balanse-test-')))
    for await (const piece of writeArchive(app.database, claims, {}, { files: [], spool }, new Date())) {
      expect(piece.length).toBeLessThan(256 * 1024)
      taken += 1
      if (taken % 250 === 0) most = Math.max(most, (await alive()) - before)
    }
    // Each entry is a piece or two. Twenty megabytes of words, four times over; a page of a hundred rows is four.
    expect(taken).toBeGreaterThan(900)
    expect(most).toBeLessThan(12 * 1024 * 1024)
  }, 120_000)

  it('is there for its owner only', async () => {
    expect((await app.call('GET', archivePath)).status).toBe(401)
    const stranger = await app.join('Ben')
    const texts = Object.values(await readZip(stranger)).map((bytes) => new TextDecoder().decode(bytes))
    expect(texts.join('')).not.toContain('A word')
  })
})

describe('a file that is not such an archive', () => {
  const refused = async (bytes: Uint8Array) => {
    const person = await app.join()
    const { status, body } = await takeIn(person, bytes)
    const counts = (await person.call('GET', '/api/own-data')).body.kinds as { count: number }[]
    expect(counts.every(({ count }) => count === 0)).toBe(true)
    expect(body.message).toMatch(/Nothing was changed/)
    return [status, body.message]
  }

  it.each([
    ['no ZIP at all', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['half of one', packed({ 'data/visions.json': `[${' '.repeat(5_000)}]` }).subarray(0, 40)],
    ['names outside', packed({ '../../etc/passwd': 'x' })],
    ['half of a list', packed({ 'data/visions.json': '[{"pillar"' })],
    ['another encoding', zipSync({ 'data/visions.json': new Uint8Array([0x5b, 0xff, 0xfe, 0x5d]) })],
    ['a list that is none', packed({ 'data/visions.json': '{"a":1}' })],
  ])('is refused with a sentence: %s', async (_what, bytes) => {
    expect((await refused(bytes))[0]).toBe(400)
  })

  it('is refused before it has unpacked to a size that fills the memory', async () => {
    const bomb = oneFile('data/visions.json', Buffer.alloc(130 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(2_000_000)
    const file = join(app.config.dataDir, 'bomb.zip')
    writeFileSync(file, bomb)
    const zip = await openZip(file)
    await expect(readTexts(zip, () => true)).rejects.toThrow('This archive unpacks to more than 128 MB')
    await zip.close()
  })

  it('loses only the rows that cannot be read, and says which', async () => {
    const person = await app.join()
    const row = {
      pillar: 'mind',
      ...emptyVision,
      version: 1,
      created_at: '2026-11-21T10:00:00Z',
      updated_at: '2026-11-21T10:00:00Z',
    }
    const list = [
      row,
      { ...row, pillar: 'money' },
      { ...row, pillar: 'body', created_at: 'yesterday' },
      { ...row, pillar: 'purpose', version: 1e12 },
    ]
    const { status, body } = await takeIn(person, packed({ 'data/visions.json': JSON.stringify(list) }))
    expect(status).toBe(200)
    expect(body.kinds[0]).toMatchObject({ fresh: 1, refused: 3 })
    expect(body.kinds[0]?.reasons[1]).toContain('Row 3: created_at')
  })
})

/** A ZIP with one file, packed by the machine's own library: the other one takes half a minute for this. */
function oneFile(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content, { level: 1 })
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(content.length, 18)
  facts.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed])
  const entry = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, Buffer.alloc(14), Buffer.from(name)])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(entry.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, entry, Buffer.from('PK\x05\x06'), end])
}

function shapeOf(schema: unknown): Set<string> {
  return new Set(Object.keys((schema as { shape: object }).shape))
}
