import { expect, test } from 'vitest'
import { feedOf } from './feed.ts'
import { questionGroups, readQuestions } from './faq.ts'
import { privacyText, termsText } from './legal.ts'
import { readMarkdown } from './markdown.ts'
import { posts, readPost } from './posts.ts'

const top = '---\ntitle: Rest\ndate: 2026-11-02\nsummary: A pause.\n---\n'

test('a text of ours becomes HTML whose headings can be linked to', () => {
  const { facts, html, words } = readMarkdown('rest.md', `${top}## What is *rest*?\n\nTwo words.\n`)
  expect(facts.get('title')).toBe('Rest')
  expect(html).toBe('<h2 id="what-is-rest">What is <em>rest</em>?</h2>\n<p>Two words.</p>\n')
  expect(words).toBe(6)
})

test.each([
  ['no lines of facts', 'Just text', /does not begin with its title/],
  ['a fact without a name', '---\ntitle\n---\nText', /no "name: value": title/],
  ['a heading that the page brings', `${top}# Rest`, /one #/],
  ['two headings with one address', `${top}## Rest\n\n## Rest!`, /#rest/],
])('a text with %s is refused by name', (_, source, sentence) => {
  expect(() => readMarkdown('rest.md', source)).toThrow(sentence)
})

test('a post needs a title, a summary and a real day, and is read at 220 words a minute', () => {
  expect(readPost('rest', `${top}${'word '.repeat(660)}`)).toMatchObject({
    slug: 'rest',
    minutes: 3,
    words: 660,
  })
  expect(() => readPost('rest', top.replace('2026-11-02', '2026-13-02'))).toThrow(/2026-13-02/)
  expect(() => readPost('rest', top.replace('summary: A pause.\n', ''))).toThrow(/summary/)
})

test('the newest post comes first', () => {
  const dates = posts.map((post) => post.date)
  expect(dates).toEqual(dates.toSorted().reverse())
})

test('the feed holds every post by its full address, with signs of markup escaped', () => {
  const post = { ...readPost('rest', top), title: 'Rest & <play>' }
  const feed = feedOf([post], 'https://example.org')
  expect(feed).toContain('<title>Rest &amp; &lt;play&gt;</title>')
  expect(feed).toContain('<guid isPermaLink="true">https://example.org/blog/rest</guid>')
  expect(feed).toContain('<pubDate>Mon, 02 Nov 2026 00:00:00 GMT</pubDate>')
})

test('each common question has a group and an answer', () => {
  expect(questionGroups.flatMap((group) => group.questions).length).toBeGreaterThanOrEqual(14)
  expect(readQuestions('faq', '## A\n\n### Why?\n\nBecause.\n')).toEqual([
    { name: 'A', questions: [{ question: 'Why?', html: '<p>Because.</p>\n' }] },
  ])
  expect(() => readQuestions('faq', '## A\n\n### Why?\n')).toThrow(/no answer to "Why\?"/)
  expect(() => readQuestions('faq', '### Why?\n\nBecause.\n')).toThrow(/before its first ## group/)
})

test.each([privacyText, termsText])(
  'every line of the contents of $title leads to its part',
  ({ html, parts }) => {
    expect(parts.length).toBeGreaterThan(5)
    for (const { id, heading } of parts) expect(html).toContain(`<h2 id="${id}">${heading}</h2>`)
  },
)
