import type { ComponentType, ReactNode } from 'react'
import type { Article, Section, Span } from '../rules/article.ts'

/** A link into this site: an anchor on a page without script, the router's link in the app. */
export type SiteLink = ComponentType<{ href: string; children: ReactNode }>

/** An article's sections. Its title stands above and is not repeated. */
export function ArticleText({ article, SiteLink }: { article: Article; SiteLink: SiteLink }) {
  return (
    <div className="prose max-w-measure">
      {article.sections.map((section) => (
        <ArticleSection key={section.heading} section={section} SiteLink={SiteLink} />
      ))}
    </div>
  )
}

function ArticleSection({ section, SiteLink }: { section: Section; SiteLink: SiteLink }) {
  return (
    <>
      {section.heading ? <h4>{section.heading}</h4> : null}
      {section.blocks.map((block) =>
        block.kind === 'paragraph' ? (
          <p key={textOf(block.spans)}>
            <Spans spans={block.spans} SiteLink={SiteLink} />
          </p>
        ) : (
          <ul key={block.items.map(textOf).join()}>
            {block.items.map((item) => (
              <li key={textOf(item)}>
                <Spans spans={item} SiteLink={SiteLink} />
              </li>
            ))}
          </ul>
        ),
      )}
    </>
  )
}

function textOf(spans: Span[]): string {
  return spans.map((span) => span.text).join('')
}

function Spans({ spans, SiteLink }: { spans: Span[]; SiteLink: SiteLink }) {
  return spans.map(({ text, href, isStrong }) => {
    if (isStrong) return <strong key={text}>{text}</strong>
    if (href === undefined) return text
    return href.startsWith('/') ? (
      <SiteLink key={text} href={href}>
        {text}
      </SiteLink>
    ) : (
      <a key={text} href={href} rel="noreferrer">
        {text}
      </a>
    )
  })
}
