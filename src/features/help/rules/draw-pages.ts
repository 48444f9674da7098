import { escapeHtml } from '#platform/contract/escape-html.ts'
import type { Article, Section, Span } from './article.ts'

const question = /<details id="([^"]+)"[\s\S]*?<\/details>/g

/** The question list of the built page with the questions in force, each in the markup of the first one. */
export function fillQuestions(html: string, articles: readonly Article[]): string {
  const drawn = [...html.matchAll(question)].filter(([one]) => one.includes('/texts/help#'))
  const [first] = drawn
  const last = drawn.at(-1)
  if (!first || !last) return html
  const [pattern = '', id = ''] = first
  const draw = (article: Article) =>
    pattern
      .replaceAll(`"${id}"`, `"${article.id}"`)
      .replaceAll(`#${id}"`, `#${article.id}"`)
      .replace(/(<h3[^>]*>)[^<]*/, (_all, tag: string) => tag + escapeHtml(article.title))
  return html.slice(0, first.index) + articles.map(draw).join('') + html.slice(last.index + last[0].length)
}

/** The page of answers with the answers in force. */
export function fillAnswers(html: string, articles: readonly Article[]): string {
  const start = html.indexOf('<section id="')
  const end = html.lastIndexOf('</section>')
  if (start < 0 || end < start) return html
  return html.slice(0, start) + articles.map(drawAnswer).join('') + html.slice(end + '</section>'.length)
}

/** The markup of help-answers.tsx and article-text.tsx; a test holds the two against each other. */
export function drawAnswer({ id, title, sections }: Article): string {
  return `<section id="${escapeHtml(id)}"><h2>${escapeHtml(title)}</h2><div class="prose max-w-measure">${sections.map(drawSection).join('')}</div></section>`
}

function drawSection({ heading, blocks }: Section): string {
  const texts = blocks.map((block) =>
    block.kind === 'paragraph'
      ? `<p>${drawSpans(block.spans)}</p>`
      : `<ul>${block.items.map((item) => `<li>${drawSpans(item)}</li>`).join('')}</ul>`,
  )
  return (heading ? `<h4>${escapeHtml(heading)}</h4>` : '') + texts.join('')
}

function drawSpans(spans: readonly Span[]): string {
  return spans
    .map(({ text, href, isStrong }) => {
      if (isStrong) return `<strong>${escapeHtml(text)}</strong>`
      if (href === undefined) return escapeHtml(text)
      const isHere = href.startsWith('/')
      const address = escapeHtml(href.replace(/^\/help#/, '#'))
      return `<a href="${address}"${isHere ? '' : ' rel="noreferrer"'}>${escapeHtml(text)}</a>`
    })
    .join('')
}
