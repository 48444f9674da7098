import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { articles } from '../queries.ts'
import { articleOf } from '../rules/article.ts'
import { drawAnswer, fillQuestions } from '../rules/draw-pages.ts'
import { HelpAnswers } from './help-answers.tsx'

describe('the built pages', () => {
  it('draw an answer on the server exactly as the build does', () => {
    expect(articles.map(drawAnswer).join('')).toBe(renderToStaticMarkup(<HelpAnswers />))
  })

  it('never hold markup that somebody typed', () => {
    const nasty = `<script>alert(1)</script> & "x" 'y' **<b>** [<i>](/home?"onclick="x)`
    const article = articleOf({
      id: 'x',
      title: nasty,
      order: 1,
      words: '',
      body: `${nasty}\n\n## ${nasty}\n\n- ${nasty}`,
    })
    const html = drawAnswer(article)
    expect(html).not.toMatch(/<(script|b|i)>/)
    expect(html).not.toMatch(/"onclick=/)
  })

  it('list the questions in force, in the markup of the page itself', () => {
    const page = readPage()
    const [one] = articles
    const made = articleOf({ id: 'teapots', title: 'Tea & pots?', order: 2, words: '', body: 'Yes.' })
    expect(fillQuestions(page, one ? [one, made] : [])).toBe(
      `<main><details id="${one?.id}" class="a"><summary><h3 class="b">${one?.title}</h3></summary><a href="/texts/help#${one?.id}">Read</a></details>` +
        '<details id="teapots" class="a"><summary><h3 class="b">Tea &amp; pots?</h3></summary><a href="/texts/help#teapots">Read</a></details></main><details id="crisis">x</details>',
    )
    function readPage() {
      const line = (id: string, title: string) =>
        `<details id="${id}" class="a"><summary><h3 class="b">${title}</h3></summary><a href="/texts/help#${id}">Read</a></details>`
      return `<main>${line('first', 'First')}${line('second', 'Second')}</main><details id="crisis">x</details>`
    }
  })
})
