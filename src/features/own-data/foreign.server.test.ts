import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import { archivePath, type ImportReport } from './contract.ts'

let app: TestApp
let photo: Buffer
beforeAll(async () => {
  app = await createTestApp()
  // With the place where it was taken, as a telephone writes it.
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#588' } })
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'somebody' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .toBuffer()
})
afterAll(() => app.close())

async function takeIn(person: Person, bytes: Uint8Array | string, isTrial = false) {
  const reply = await app.app.inject({
    method: 'POST',
    url: `${archivePath}${isTrial ? '?trial=yes' : ''}`,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes),
  })
  return { status: reply.statusCode, body: reply.json<ImportReport & { message: string }>() }
}

interface Row {
  id: string
  date: string
  title: string
  body: string
  mood: string | null
  tags: string[]
  created_at: Date
}
const entriesOf = (person: Person) =>
  app.owner<Row>(
    `select id, date::text, title, body, mood, tags, created_at from public.journal_entries where user_id = $1 order by date, created_at`,
    [person.userId],
  )
const count = ({ body }: { body: ImportReport }, name: string) => {
  const { fresh, same, different, refused } = body.kinds.find((kind) => kind.name === name) ?? ({} as never)
  return [fresh, same, different, refused]
}

/** Looks first, which must change nothing; then brings in; then again, which must bring nothing twice. */
async function inAndAgain(bytes: Uint8Array | string) {
  const person = await app.join()
  const trial = await takeIn(person, bytes, true)
  expect([trial.status, trial.body.is_done]).toEqual([200, false])
  expect(await entriesOf(person)).toEqual([])
  const done = await takeIn(person, bytes)
  expect(done.body.kinds.map(({ name, fresh, refused }) => [name, fresh, refused])).toEqual(
    trial.body.kinds.map(({ name, fresh, refused }) => [name, fresh, refused]),
  )
  const again = await takeIn(person, bytes)
  expect(again.body.kinds.map(({ name, fresh, different }) => [name, fresh, different])).toEqual(
    done.body.kinds.map(({ name }) => [name, 0, 0]),
  )
  expect(again.body.kinds.map(({ same }) => same)).toEqual(done.body.kinds.map(({ fresh }) => fresh))
  return { person, report: done, entries: await entriesOf(person) }
}

const sum = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')

describe('a file of another app', () => {
  it('Day One: words, local day, tags, and a picture without the place where it was taken', async () => {
    const journal = {
      metadata: { version: '1.0' },
      entries: [
        {
          uuid: '32AB5B0C1D2E4F60718293A4B5C6D7E8',
          creationDate: '2021-03-04T23:30:00Z',
          modifiedDate: '2021-03-05T08:00:00Z',
          timeZone: 'Europe/Helsinki',
          text: '# A walk\n\nThe harbour\\, quiet\\.\n\n![](dayone-moment://ABC123)',
          tags: ['sea', 'walk'],
          starred: true,
          photos: [{ identifier: 'ABC123', md5: sum(photo), type: 'jpeg', orderInEntry: 0 }],
        },
        { uuid: 'F0000000000000000000000000000000', creationDate: 'yesterday', text: 'when?' },
      ],
    }
    const { person, report, entries } = await inAndAgain(
      zipSync({
        'Journal.json': strToU8(JSON.stringify(journal)),
        [`photos/${sum(photo)}.jpeg`]: new Uint8Array(photo),
      }),
    )
    expect(report.body.source).toBe('Day One')
    expect([count(report, 'journal_entries'), count(report, 'entry_media')]).toEqual([
      [1, 0, 0, 1],
      [1, 0, 0, 0],
    ])
    expect(entries[0]).toMatchObject({
      date: '2021-03-05',
      title: 'A walk',
      tags: ['sea', 'walk', 'starred'],
    })
    expect(entries[0]?.body).toContain('The harbour')
    expect(entries[0]?.body).not.toContain('dayone-moment')
    const { media } = (await person.call('GET', `/api/journal-entries/${entries[0]?.id}/media`)).body
    expect(media).toMatchObject([{ kind: 'picture', width: 60, height: 40 }])
    const reply = await app.app.inject({
      url: `/storage/v1/object/authenticated/journal/${person.userId}/${media[0].file}`,
      headers: { authorization: `Bearer ${person.token}` },
    })
    const about = await sharp(reply.rawPayload).metadata()
    expect([about.format, about.exif]).toEqual(['webp', undefined])
  })

  it('Day One: a HEIC picture, a lost one, a film and a paper stay out with a sentence, in the look as well', async () => {
    const entry = {
      uuid: 'B',
      creationDate: '2021-03-04T10:00:00Z',
      text: 'At the pier',
      photos: [
        { identifier: 'one', md5: 'aa', orderInEntry: 0 },
        { identifier: 'two', md5: sum(photo), orderInEntry: 1 },
        { identifier: 'three', md5: 'cc', orderInEntry: 2 },
      ],
      videos: [{ identifier: 'film', md5: 'dd' }],
      pdfAttachments: [{ identifier: 'paper', md5: 'ee' }],
    }
    const heic = Buffer.concat([
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      Buffer.alloc(500),
    ])
    const { report, entries } = await inAndAgain(
      zipSync({
        'Journal.json': strToU8(JSON.stringify({ entries: [entry] })),
        'photos/aa.heic': new Uint8Array(heic),
        [`photos/${sum(photo)}.jpeg`]: new Uint8Array(photo),
        'videos/dd.mov': strToU8('film'),
        'pdfs/ee.pdf': strToU8('%PDF'),
      }),
    )
    expect(entries).toMatchObject([{ body: 'At the pier' }])
    expect(count(report, 'entry_media')).toEqual([1, 0, 0, 2])
    expect(report.body.kinds[1]?.reasons).toEqual([
      'photos/aa.heic – is a HEIC picture, which is not read here; as a JPEG it is',
      'photos/cc – is not in the file',
    ])
    expect(report.body.notes).toEqual([
      '2 videos or PDFs stay out: a journal here holds words, pictures and voice notes.',
    ])
  })

  it('Daylio: moods by their group, activities as tags, notes without marks', async () => {
    const backup = {
      version: 15,
      customMoods: [
        { id: 1, custom_name: '', mood_group_id: 1, predefined_name_id: 1 },
        { id: 7, custom_name: 'Foggy', mood_group_id: 4, predefined_name_id: -1 },
      ],
      tags: [{ id: 3, name: 'reading' }],
      dayEntries: [
        {
          id: 11,
          minute: 5,
          hour: 22,
          day: 9,
          month: 10,
          year: 2022,
          datetime: 1_668_031_500_000,
          timeZoneOffset: 0,
          mood: 7,
          note: '<div>One &amp; two</div><ul><li>three</li></ul>',
          note_title: 'Slow',
          tags: [3],
          assets: [],
        },
      ],
    }
    const text = Buffer.from(JSON.stringify(backup)).toString('base64')
    const { entries, report } = await inAndAgain(zipSync({ 'backup.daylio': strToU8(text) }))
    expect(report.body.source).toBe('Daylio')
    expect(entries).toMatchObject([
      { date: '2022-11-09', title: 'Slow', mood: 'flat', tags: ['Foggy', 'reading'] },
    ])
    expect(entries[0]?.body).toBe('One & two\n\n- three')
  })

  it('Journiv: every journal, with its name as a tag and the words of a picture', async () => {
    const when = '2025-05-01T06:00:00Z'
    const data = {
      export_version: '1.0',
      journals: [
        {
          title: 'Garden',
          entries: [
            {
              title: 'Beans',
              content: 'They came up.',
              entry_date: '2025-05-01',
              entry_datetime_utc: when,
              entry_timezone: 'Asia/Tokyo',
              tags: ['beans'],
              mood_log: { mood_name: 'happy', note: null },
              media: [
                {
                  filename: 'a.jpg',
                  file_path: 'images/a.jpg',
                  mime_type: 'image/jpeg',
                  alt_text: 'Green rows',
                },
              ],
              created_at: when,
              updated_at: when,
            },
          ],
        },
      ],
    }
    const { person, entries } = await inAndAgain(
      zipSync({ 'data.json': strToU8(JSON.stringify(data)), 'media/images/a.jpg': new Uint8Array(photo) }),
    )
    expect(entries).toMatchObject([{ title: 'Beans', mood: 'light', tags: ['Garden', 'beans'] }])
    const { media } = (await person.call('GET', `/api/journal-entries/${entries[0]?.id}/media`)).body
    expect(media[0].words).toBe('Green rows')
  })

  it('Markdown: what stands in front, or the day in the name, and pictures beside the pages', async () => {
    const { entries, report } = await inAndAgain(
      zipSync({
        'notes/2023-01-02 Frost.md': strToU8('White roofs.\n\n![roofs](img/roofs.jpg)'),
        'notes/b.md': strToU8(
          '---\ntitle: "Thaw"\ndate: 2023-01-09\ntags:\n  - winter\n  - rain\nmood: calm\n---\nDrip.',
        ),
        'notes/c.md': strToU8('No day at all.'),
        'notes/img/roofs.jpg': new Uint8Array(photo),
        '.obsidian/app.json': strToU8('{}'),
      }),
    )
    expect(entries).toMatchObject([
      { date: '2023-01-02', title: 'Frost', body: 'White roofs.' },
      { date: '2023-01-09', title: 'Thaw', body: 'Drip.', mood: 'light', tags: ['winter', 'rain'] },
    ])
    expect([count(report, 'journal_entries'), count(report, 'entry_media')]).toEqual([
      [2, 0, 0, 1],
      [1, 0, 0, 0],
    ])
    expect(report.body.kinds[0]?.reasons[0]).toContain('c.md says no day')
  })

  it('a table: columns by their names, quoted lines, moods', async () => {
    const table =
      'full_date,date,weekday,time,mood,activities,note_title,note\r\n' +
      '2024-02-29,February 29,Thursday,21:15,rad,"walk | soup",Leap,"Two, lines\nand ""quotes"""\r\n' +
      'someday,,,,good,,,x\r\n'
    const { entries, report } = await inAndAgain(table)
    expect(entries).toMatchObject([
      {
        date: '2024-02-29',
        title: 'Leap',
        body: 'Two, lines\nand "quotes"',
        mood: 'bright',
        tags: ['walk', 'soup'],
      },
    ])
    expect(count(report, 'journal_entries')).toEqual([1, 0, 0, 1])
  })

  it('a calendar: folded lines, signs, alarms left out, a repeat once, what is to come left out', async () => {
    const lines = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:one',
      'DTSTART;TZID=Europe/London:20240301T090000',
      'DTEND;TZID=Europe/London:20240301T100000',
      'RRULE:FREQ=WEEKLY',
      'SUMMARY:Choir\\, rehearsal with a very long name that has to go on in the n',
      ' ext line',
      'LOCATION:St Giles',
      'BEGIN:VALARM',
      'DESCRIPTION:not this',
      'END:VALARM',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:two',
      'DTSTART;VALUE=DATE:20990101',
      'SUMMARY:Far away',
      'END:VEVENT',
      'END:VCALENDAR',
    ]
    const { entries, report } = await inAndAgain(lines.join('\r\n'))
    expect(entries).toMatchObject([{ date: '2024-03-01', body: '09:00–10:00, St Giles', tags: ['calendar'] }])
    expect(entries[0]?.title).toBe(
      'Choir, rehearsal with a very long name that has to go on in the next line',
    )
    expect(report.body.notes).toEqual([
      'One event repeats; it comes in once, on its first day.',
      '1 of a day to come stay out: a journal looks back.',
    ])
  })

  it('a calendar of 10,000 events comes in whole', async () => {
    const events = Array.from({ length: 10_000 }, (_, n) => {
      const day = new Date(Date.UTC(1990, 0, 1 + n)).toISOString().slice(0, 10).replaceAll('-', '')
      return `BEGIN:VEVENT\r\nUID:${n}\r\nDTSTART:${day}T090000Z\r\nSUMMARY:Number ${n}\r\nEND:VEVENT`
    })
    const calendar = `BEGIN:VCALENDAR\r\n${events.join('\r\n')}\r\nEND:VCALENDAR\r\n`
    const person = await app.join()
    expect(count(await takeIn(person, calendar, true), 'journal_entries')).toEqual([10_000, 0, 0, 0])
    expect(count(await takeIn(person, calendar), 'journal_entries')).toEqual([10_000, 0, 0, 0])
    const [kept] = await app.owner<{ count: number; last: string }>(
      `select count(*)::int as count, max(date)::text as last from public.journal_entries where user_id = $1`,
      [person.userId],
    )
    expect(kept).toEqual({ count: 10_000, last: '2017-05-18' })
  }, 120_000)

  it('never writes over an entry that was changed here since', async () => {
    const person = await app.join()
    const table = 'date,title,text\n2024-03-01,First,From there\n'
    await takeIn(person, table)
    await app.owner(`update public.journal_entries set body = 'Mine', version = 2 where user_id = $1`, [
      person.userId,
    ])
    expect(count(await takeIn(person, table), 'journal_entries')).toEqual([0, 0, 1, 0])
    expect((await entriesOf(person))[0]?.body).toBe('Mine')
  })
})

describe('a hostile or broken file', () => {
  const whole = (level: 0 | 6 = 6) =>
    zipSync(
      {
        'Journal.json': strToU8(
          JSON.stringify({
            entries: Array.from({ length: 50 }, (_, n) => ({
              uuid: String(n),
              creationDate: '2020-01-01T10:00:00Z',
              text: `Number ${n}, ${Math.sin(n)}`,
            })),
          }),
        ),
      },
      { level },
    )

  it.each([
    ['half of a ZIP', () => whole().subarray(0, 700)],
    [
      'a ZIP with one byte changed',
      () => {
        const bytes = whole(0)
        // Still good JSON: only the sum of the file tells.
        bytes[Buffer.from(bytes).indexOf('Number 7')] = 'M'.charCodeAt(0)
        return bytes
      },
    ],
    [
      'a ZIP whose file claims to be 4 GB long',
      () => {
        const bytes = Buffer.from(whole(0))
        const line = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
        bytes.writeUInt32LE(0xfffffffe, line + 20)
        bytes.writeUInt32LE(0xfffffffe, line + 24)
        return bytes
      },
    ],
    ['half of a JSON', () => strToU8('{"entries":[{"uuid":"1","creationDate":"2020-')],
    ['another encoding', () => new Uint8Array([0x64, 0x61, 0x74, 0x65, 0x2c, 0xe9, 0xff, 0x0a])],
    ['a program', () => new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1])],
    ['names that lead elsewhere', () => zipSync({ '../../../etc/cron.d/x': strToU8('* * * * *') })],
    ['JSON of nobody', () => strToU8('{"hello": ["world"]}')],
  ])('is refused with a sentence and leaves nothing: %s', async (_what, make) => {
    const person = await app.join()
    const { status, body } = await takeIn(person, make())
    expect([status, body.message]).toEqual([400, expect.stringContaining('Nothing was changed')])
    expect(await entriesOf(person)).toEqual([])
  })

  it('is turned away before it comes when it says that it has 5 GB', async () => {
    const person = await app.join()
    const reply = await app.app.inject({
      method: 'POST',
      url: archivePath,
      headers: { authorization: `Bearer ${person.token}`, 'content-length': String(5 * 1024 ** 3) },
      payload: 'PK',
    })
    expect([reply.statusCode, reply.json().message]).toEqual([
      413,
      'This file is larger than 1 GB, which is the most that is taken at once. Nothing was changed.',
    ])
  })

  it('says which pictures cannot be read and takes the words all the same', async () => {
    const entry = {
      uuid: 'A',
      creationDate: '2020-01-01T10:00:00Z',
      text: 'Words',
      photos: [
        { identifier: 'x', md5: 'abc' },
        { identifier: 'y', md5: 'missing' },
      ],
    }
    const { report } = await inAndAgainOnce(
      zipSync({
        'Journal.json': strToU8(JSON.stringify({ entries: [entry] })),
        'photos/abc.jpeg': strToU8('this is no picture'),
      }),
    )
    expect([count(report, 'journal_entries'), count(report, 'entry_media')]).toEqual([
      [1, 0, 0, 0],
      [0, 0, 0, 2],
    ])
  })

  it('a picture that unfolds into more than the memory holds is not drawn', async () => {
    const bomb = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    // What a picture says of its size stands in its first part, with a sum of its own.
    bomb.writeUInt32BE(30_000, 16)
    bomb.writeUInt32BE(30_000, 20)
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    const entry = {
      uuid: 'A',
      creationDate: '2020-01-01T10:00:00Z',
      text: 'x',
      photos: [{ identifier: 'x', md5: 'b' }],
    }
    const { report } = await inAndAgainOnce(
      zipSync({
        'Journal.json': strToU8(JSON.stringify({ entries: [entry] })),
        'photos/b.png': new Uint8Array(bomb),
      }),
    )
    expect(count(report, 'entry_media')).toEqual([0, 0, 0, 1])
  })

  async function inAndAgainOnce(bytes: Uint8Array) {
    const person = await app.join()
    return { report: await takeIn(person, bytes) }
  }
})
