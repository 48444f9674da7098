import { Link } from 'react-router'
import type { Article, Span } from '../rules/article.ts'

/** An article's sections. Its title stands above and is not repeated. */
export function ArticleText({ article }: { article: Article }) {
  return (
    <div className="max-w-measure">
      {article.sections.map((section) => (
        <section key={section.heading}>
          {section.heading ? (
            <h3 className="mt-6 font-body text-base font-semibold">{section.heading}</h3>
          ) : null}
          {section.blocks.map((block) =>
            block.kind === 'paragraph' ? (
              <p key={textOf(block.spans)} className="mt-2">
                <Spans spans={block.spans} />
              </p>
            ) : (
              <ul key={block.items.map(textOf).join()} className="mt-2 list-disc pl-6 marker:text-ink-3">
                {block.items.map((item) => (
                  <li key={textOf(item)} className="mt-1">
                    <Spans spans={item} />
                  </li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </div>
  )
}

function textOf(spans: Span[]): string {
  return spans.map((span) => span.text).join('')
}

function Spans({ spans }: { spans: Span[] }) {
  return spans.map(({ text, href, isStrong }) => {
    if (isStrong) return <strong key={text}>{text}</strong>
    if (href === undefined) return text
    const look = 'text-tide underline underline-offset-4'
    return href.startsWith('/') ? (
      <Link key={text} to={href} className={look}>
        {text}
      </Link>
    ) : (
      <a key={text} href={href} rel="noreferrer" className={look}>
        {text}
      </a>
    )
  })
}
