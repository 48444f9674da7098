import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'

let app: TestApp
let mairi: Person
let ben: Person
beforeAll(async () => {
  app = await createTestApp()
  ;[mairi, ben] = [await app.join(), await app.join('Ben')]
})
afterAll(() => app.close())

const record = (type: string, day: string, from: string, to: string, value: string) =>
  `<Record type="${type}" sourceName="Watch" startDate="${day} ${from}:00 +0000" endDate="${day} ${to}:00 +0000" value="${value}"/>`
const night = (day: string) =>
  record(
    'HKCategoryTypeIdentifierSleepAnalysis',
    day,
    '00:00',
    '07:00',
    'HKCategoryValueSleepAnalysisAsleepREM',
  )
const walk = (day: string, steps: number) =>
  record('HKQuantityTypeIdentifierStepCount', day, '08:00', '09:00', String(steps))
const exported = (...records: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (Record*)>\n]>\n<HealthData locale="en_GB">${records.join('\n')}</HealthData>`

async function send(
  body: string | Uint8Array,
  { person = mairi, kinds = 'sleep,steps,mindful', trial = false, name = 'export.xml' } = {},
) {
  const reply = await app.app.inject({
    method: 'POST',
    url: `/api/health/file?kinds=${kinds}&name=${name}${trial ? '&trial=yes' : ''}`,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(body),
  })
  return { status: reply.statusCode, body: reply.json() }
}
const daysOf = async (person = mairi) =>
  (await person.call('GET', '/api/health/days?from=2026-11-01&to=2026-11-30')).body.days

describe('a health file', () => {
  it('is looked at first, then brought in, and known again', async () => {
    const file = exported(night('2026-11-20'), walk('2026-11-20', 5_300), walk('2026-11-21', 800))
    const looked = await send(file, { trial: true })
    expect(looked.body).toMatchObject({ is_done: false, source: 'Apple Health', skipped: 0 })
    expect(looked.body.found).toEqual([
      { kind: 'sleep', days: 1, from: '2026-11-20', to: '2026-11-20', fresh: 1, same: 0, changed: 0 },
      { kind: 'steps', days: 2, from: '2026-11-20', to: '2026-11-21', fresh: 2, same: 0, changed: 0 },
      { kind: 'mindful', days: 0, from: null, to: null, fresh: 0, same: 0, changed: 0 },
    ])
    expect(await daysOf()).toEqual([])
    expect((await send(file)).body.is_done).toBe(true)
    expect(await daysOf()).toEqual([
      { date: '2026-11-20', sleep: 420, steps: 5_300 },
      { date: '2026-11-21', steps: 800 },
    ])
    const later = await send(exported(night('2026-11-20'), walk('2026-11-21', 4_000)))
    expect(later.body.found[0]).toMatchObject({ fresh: 0, same: 1, changed: 0 })
    expect(later.body.found[1]).toMatchObject({ fresh: 0, same: 0, changed: 1 })
    // What the newer file does not name stays.
    expect(await daysOf()).toEqual([
      { date: '2026-11-20', sleep: 420, steps: 5_300 },
      { date: '2026-11-21', steps: 4_000 },
    ])
  })

  it('is read for the ticked kinds only, and for nobody else', async () => {
    const eilidh = await app.join('Eilidh')
    await send(exported(night('2026-11-20'), walk('2026-11-20', 100)), { person: eilidh, kinds: 'steps' })
    expect(await daysOf(eilidh)).toEqual([{ date: '2026-11-20', steps: 100 }])
    expect(await daysOf(ben)).toEqual([])
    expect((await send('x', { kinds: 'heart' })).status).toBe(400)
    expect(
      (await app.call('POST', '/api/health/file?kinds=steps', 'x', { 'content-type': 'text/xml' })).status,
    ).toBe(401)
  })

  it('may be the archive that the phone makes, or tables', async () => {
    const eilidh = await app.join('Eilidh')
    const zip = zipSync({
      'apple_health_export/export.xml': strToU8(exported(walk('2026-11-20', 100))),
      'apple_health_export/export_cda.xml': strToU8('<ClinicalDocument/>'),
    })
    expect((await send(zip, { person: eilidh })).body.source).toBe('Apple Health')
    const tables = zipSync({
      'Steps.csv': strToU8('start_time,end_time,count\n2026-11-21T08:00:00Z,2026-11-21T09:00:00Z,250\n'),
      'Weight.csv': strToU8('date,kg\n2026-11-21,60\n'),
    })
    expect((await send(tables, { person: eilidh })).body.source).toBe('tables (CSV)')
    const table = '\uFEFFDate;Steps;Note\r\n2026-11-22;"300";"a ""quoted"";\nnote"\r\n'
    expect((await send(table, { person: eilidh, name: 'days.csv' })).body.source).toBe('a table (CSV)')
    expect(await daysOf(eilidh)).toEqual([
      { date: '2026-11-20', steps: 100 },
      { date: '2026-11-21', steps: 250 },
      { date: '2026-11-22', steps: 300 },
    ])
  })

  it('goes again as a whole, and only for whoever asks', async () => {
    await send(exported(walk('2026-11-20', 100)), { person: ben })
    const { body } = await mairi.call('DELETE', '/api/health')
    expect(body.removed).toBeGreaterThan(0)
    expect([await daysOf(), (await mairi.call('GET', '/api/health')).body.kept]).toEqual([[], []])
    expect((await ben.call('GET', '/api/health')).body.kept).toMatchObject([{ kind: 'steps', days: 1 }])
    const { lines } = (await mairi.call('GET', '/api/activity')).body
    expect(lines.map(({ action }: { action: string }) => action)).toContain('health_removed')
  })

  const big = 'x'.repeat(3_000_000)
  it.each<[string, string | Uint8Array, string]>([
    [
      'entities',
      '<!DOCTYPE HealthData [<!ENTITY a "a"><!ENTITY b "&a;&a;">]><HealthData>&b;</HealthData>',
      'abbreviations',
    ],
    [
      'an entity of another file',
      '<!DOCTYPE HealthData [<!ENTITY x SYSTEM "file:///etc/passwd">]><HealthData>&x;</HealthData>',
      'abbreviations',
    ],
    ['an unknown entity', '<HealthData>&nope;</HealthData>', 'no XML'],
    ['deep nesting', `<HealthData>${'<a>'.repeat(100_000)}`, 'without end'],
    ['an endless text', `<HealthData>${big}</HealthData>`, 'longer'],
    ['an endless attribute', `<HealthData a="${big}"/>`, 'longer'],
    ['an endless comment', `<HealthData><!--${big}--></HealthData>`, 'longer'],
    ['an endless name', `<${big}/>`, 'longer'],
    ['an endless list of what may come', `<!DOCTYPE HealthData [${big}]><HealthData/>`, 'longer'],
    ['half of one', exported(night('2026-11-20')).slice(0, -10), 'cut off'],
    ['other XML', '<svg/>', 'another kind'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), 'neither'],
    ['half a ZIP', zipSync({ 'export.xml': strToU8('<HealthData/>') }).slice(0, 40), 'not an archive'],
    ['a ZIP with neither', zipSync({ 'a.txt': strToU8('hello') }), 'neither'],
    ['an endless line', `date,steps\n${big}`, 'longer'],
    ['nothing', '', 'neither'],
  ])('with %s is refused in a sentence', async (_what, file, word) => {
    const { status, body } = await send(file)
    expect([status, body.message]).toEqual([400, expect.stringContaining(word)])
    expect(await daysOf()).toEqual([])
  })
})
