import { expect, it } from 'vitest'
import { articleText, parseArticle } from './article.ts'

const source = `---
title: Two lines
order: 3
words: pair, a couple
---
First **strong** line
goes on. [Open it](/day-plan)

## A question?

- one
- two, [there](https://example.org/a)
  and on

Last.
`

it('reads title, order and other words', () => {
  expect(parseArticle('two', source)).toMatchObject({
    id: 'two',
    title: 'Two lines',
    order: 3,
    words: ['pair', 'a couple'],
  })
})

it('reads sections, lists, strong words and links', () => {
  expect(parseArticle('two', source).sections).toEqual([
    {
      heading: '',
      blocks: [
        {
          kind: 'paragraph',
          spans: [
            { text: 'First ' },
            { text: 'strong', isStrong: true },
            { text: ' line goes on. ' },
            { text: 'Open it', href: '/day-plan' },
          ],
        },
      ],
    },
    {
      heading: 'A question?',
      blocks: [
        {
          kind: 'list',
          items: [
            [{ text: 'one' }],
            [{ text: 'two, ' }, { text: 'there', href: 'https://example.org/a' }, { text: ' and on' }],
          ],
        },
        { kind: 'paragraph', spans: [{ text: 'Last.' }] },
      ],
    },
  ])
})

it('is plain text without any marks', () => {
  expect(articleText(parseArticle('two', source))).toBe(
    'First strong line goes on. Open it\n\nA question?\n- one\n- two, there and on\n\nLast.',
  )
})

it('leaves a link alone that leads anywhere but into this site or to a secure address', () => {
  const article = parseArticle(
    'x',
    '---\ntitle: X\norder: 1\n---\n[a](javascript:alert) [b](http://x) [c](x) [d](//x)',
  )
  expect(article.sections[0]?.blocks).toEqual([
    { kind: 'paragraph', spans: [{ text: '[a](javascript:alert) [b](http://x) [c](x) [d](//x)' }] },
  ])
})

it('says which article cannot be read', () => {
  expect(() => parseArticle('torn', 'no first lines')).toThrow('The help article torn')
  expect(() => parseArticle('torn', '---\ntitle: X\n---\ntext')).toThrow('needs a title and an order')
})
