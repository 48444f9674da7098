import type { LegalText } from './legal.ts'
import { ProseHtml } from './prose.tsx'

/** A legal text as a page: its date, what it covers, its contents beside it on a wide screen, and the text. */
export function LegalPage({ text, lead }: { text: LegalText; lead: string }) {
  return (
    <article className="pt-4 pb-8 md:pt-14">
      <h1 className="text-4xl md:text-6xl">{text.title}</h1>
      <p className="mt-3 text-sm text-ink-2">Last changed on {text.updated}</p>
      <p className="mt-6 mb-10 max-w-measure text-lg">{lead}</p>
      <div className="gap-16 md:flex md:justify-between">
        <ProseHtml html={text.html} />
        <nav aria-label="On this page" className="text-sm max-md:hidden">
          <ul className="sticky top-24">
            {text.parts.map(({ id, heading }) => (
              <li key={id} className="py-1">
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </article>
  )
}
