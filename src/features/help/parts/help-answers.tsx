import type { ReactNode } from 'react'
import { articles } from '../queries.ts'
import { ArticleText } from './article-text.tsx'

/** Every question with its answer, one below the other; page-answers.ts takes them from here. */
export function HelpAnswers() {
  return articles.map((article) => (
    <section key={article.id} id={article.id}>
      <h2>{article.title}</h2>
      <ArticleText article={article} SiteLink={TextLink} />
    </section>
  ))
}

/** An answer names another by its place on the help page; here, and laid into that page, the place is on this one. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return <a href={href.replace(/^\/help#/, '#')}>{children}</a>
}
