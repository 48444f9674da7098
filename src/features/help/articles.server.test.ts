import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type Person, type TestApp } from '../../../test/app.ts'
import type { ArticleView } from './contract.ts'
import { createPageFiller } from './parts/fill-pages.server.ts'

let app: TestApp
let admin: Person
let other: Person
let person: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.join('Admin')
  other = await app.join('Other admin')
  person = await app.join()
  await app.owner(`update public.profiles set role = 'admin' where user_id = any($1)`, [
    [admin.userId, other.userId],
  ])
})
afterAll(() => app.close())
beforeEach(() => app.owner('truncate help_article_versions; truncate help_gaps; truncate admin_events'))

const path = '/api/admin/help-articles'
const written = {
  title: 'Do you have teapots?',
  words: 'teapot, kettle',
  body: 'Yes, in the **kitchen**. [Plan tea](/day-plan)',
  is_published: true,
  version: 0,
}
const save = (by: Person, id: string, change: object = {}) =>
  by.call('PUT', `${path}/${id}`, { ...written, ...change })
const asks = async (text: string) =>
  (
    await app.call('POST', '/functions/v1/openai-chat', {
      botType: 'customer_service',
      messages: [{ role: 'user', content: text }],
    })
  ).body.message as string

describe('an article that an admin writes', () => {
  it('is what the help bot answers from then on, until it is withdrawn', async () => {
    expect(await asks('do you have teapots')).toMatch(/^I'm not sure/)
    expect((await save(admin, 'teapots')).body).toMatchObject({
      version: 1,
      state: 'published',
      has_file: false,
    })
    expect(await asks('do you have teapots')).toBe('Yes, in the kitchen. Plan tea')
    const { body } = await app.call('POST', '/functions/v1/get-knowledge-base', {})
    expect(body.articles.map(({ id }: { id: string }) => id)).toContain('teapots')
    expect((await app.call('GET', '/api/help-articles')).body.changes).toMatchObject([
      { id: 'teapots', body: written.body },
    ])
    await save(admin, 'teapots', { is_published: false, version: 1 })
    expect(await asks('do you have teapots')).toMatch(/^I'm not sure/)
    expect((await app.call('GET', '/api/help-articles')).body.changes).toEqual([
      expect.objectContaining({ id: 'teapots', state: 'withdrawn', title: '', words: '', body: '' }),
    ])
  })

  it('takes the place of a file, and gives it back', async () => {
    const before = await asks('What is a tiny version?')
    const { body: view } = await admin.call('GET', `${path}/tiny-version`)
    expect(view).toMatchObject({ state: 'file', version: 0, has_file: true, versions: [] })
    await save(admin, 'tiny-version', { title: view.title, words: view.words, body: 'It is small.' })
    expect(await asks('What is a tiny version?')).toBe('It is small.')
    const back = await admin.call('POST', `${path}/tiny-version/file`, { version: 1 })
    expect(back.body).toMatchObject({ state: 'file', version: 2, body: view.body })
    expect(await asks('What is a tiny version?')).toBe(before)
  })

  it('keeps every version with who wrote it, and every act stands in the record', async () => {
    await save(admin, 'teapots')
    await save(other, 'teapots', { body: 'No.', version: 1 })
    const { versions } = (await admin.call('GET', `${path}/teapots`)).body as ArticleView
    expect(versions).toMatchObject([
      { version: 2, body: 'No.', by: other.email },
      { version: 1, body: written.body, by: admin.email },
    ])
    expect((await admin.call('GET', '/api/admin/events')).body.events).toMatchObject([
      { action: 'article_published', detail: written.title, admin_email: other.email },
      { action: 'article_published', detail: written.title, admin_email: admin.email },
    ])
    await expect(
      app.database.asService((rows) => rows.deleteFrom('help_article_versions').execute()),
    ).rejects.toThrow('permission denied')
  })

  it('takes the question that it answers off the list of gaps', async () => {
    await asks('do you have teapots')
    const [gap] = (await admin.call('GET', '/api/admin/help-gaps')).body.gaps
    await save(admin, 'teapots', { is_published: false, gap: gap.key })
    expect((await admin.call('GET', '/api/admin/help-gaps')).body.total).toBe(1)
    await save(admin, 'teapots', { version: 1, gap: gap.key })
    expect((await admin.call('GET', '/api/admin/help-gaps')).body.total).toBe(0)
  })
})

describe('two admins at one article', () => {
  it('do not write over each other: the second gets a 409 with what the first wrote', async () => {
    await save(admin, 'teapots')
    const first = await save(admin, 'teapots', { body: 'From Ailsa.', version: 1 })
    const second = await save(other, 'teapots', { body: 'From Ben.', version: 1 })
    expect(first.status).toBe(200)
    expect(second).toMatchObject({ status: 409, body: { current: { version: 2, body: 'From Ailsa.' } } })
    expect((await save(other, 'teapots', { body: 'From Ben.', version: 2 })).status).toBe(200)
  })

  it('also when both save in the same moment', async () => {
    const both = await Promise.all([
      save(admin, 'teapots', { body: 'A' }),
      save(other, 'teapots', { body: 'B' }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.current.version).toBe(1)
  })
})

describe('what is refused', () => {
  it.each([
    [
      { body: 'Go [there](/no-such-screen).' },
      'The link “there” leads to /no-such-screen, and there is no such screen here.',
    ],
    [{ body: '[x](/help#no-article)' }, 'no article has that address'],
    [{ body: '[x](javascript:alert(1))' }, 'A link leads to a page of this site'],
    [{ body: '[x](http://example.org)' }, 'https://'],
    [{ body: '[x](//example.org)' }, 'A link leads to a page'],
    [{ body: '  ' }, 'An article needs a text.'],
    [{ title: ' ' }, 'An article needs a title'],
    [{ body: 'a\n\n## Same\n\nb\n\n## Same\n\nc' }, 'the same heading'],
  ])('%j', async (change, sentence) => {
    const { status, body } = await save(admin, 'teapots', change)
    expect([status, body.message]).toEqual([400, expect.stringContaining(sentence)])
  })

  it('a text that is too long, and an address that is none', async () => {
    expect((await save(admin, 'teapots', { body: 'a'.repeat(12_001) })).body.code).not.toBe(undefined)
    for (const id of ['Teapots', 'tea pots', '-', 'a'.repeat(61), 'contact-us'])
      expect([id, (await save(admin, encodeURIComponent(id))).status < 500]).toEqual([id, true])
    expect(await app.owner('select 1 from help_article_versions')).toEqual([])
  })

  it('the article that leads to people in a crisis, in every way', async () => {
    expect((await save(admin, 'urgent')).body.message).toMatch('reviewed together with the urgent-help page')
    expect((await admin.call('POST', `${path}/urgent/file`, { version: 0 })).body.state).toBe('reviewed')
    expect(await app.owner('select 1 from help_article_versions')).toEqual([])
  })

  it('everybody who is no admin', async () => {
    for (const [method, at, body] of [
      ['GET', path],
      ['GET', `${path}/price`],
      ['PUT', `${path}/price`, written],
      ['POST', `${path}/price/file`, { version: 0 }],
    ] as const) {
      expect([method, at, (await person.call(method, at, body)).status]).toEqual([method, at, 404])
      expect([method, at, (await app.call(method, at, body)).status]).toEqual([method, at, 401])
    }
  })
})

describe('the built pages', () => {
  it('are left as they are while nothing was changed, and other pages always', async () => {
    const filling = createPageFiller(app.database)
    expect(await filling('pages/help.html')).toBeNull()
    await save(admin, 'teapots')
    expect(await filling('pages/about.html')).toBeNull()
    const before = await filling('pages/texts/help.html')
    expect(before?.fill('<h1>x</h1><section id="a">a</section></main>')).toContain(
      '<h2>Do you have teapots?</h2>',
    )
    await save(admin, 'teapots', { body: 'No.', version: 1 })
    expect((await filling('pages/texts/help.html'))?.key).not.toBe(before?.key)
  })
})
