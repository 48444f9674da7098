import type { ReactNode } from 'react'

export interface Question {
  question: string
  answer: ReactNode
  id?: string
}

/** Questions that open to their answers; found by the browser's own search because nothing is taken out of the page. */
export function Questions({ items }: { items: readonly Question[] }) {
  return (
    <div className="max-w-3xl border-b border-line">
      {items.map(({ question, answer, id }) => (
        <details key={question} id={id} className="group border-t border-line">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
            {question}
            <span aria-hidden="true" className="text-xl text-ink-2 group-open:rotate-45">
              +
            </span>
          </summary>
          <div className="prose max-w-measure pb-5">{answer}</div>
        </details>
      ))}
    </div>
  )
}
