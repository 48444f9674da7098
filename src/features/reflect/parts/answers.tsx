import { lazy, Suspense } from 'react'

const Markdown = lazy(async () => ({ default: (await import('./markdown.tsx')).Markdown }))

export interface ReadAnswer {
  key: string
  label: string
  words: string
  /** A page of one's own writing may carry Markdown; it is shown laid out. */
  isPage?: boolean
}

const paper = 'mt-1 max-w-measure font-title text-lg leading-relaxed wrap-anywhere'

/** What was written, under the questions that asked for it. */
export function Answers({ answers }: { answers: readonly ReadAnswer[] }) {
  if (answers.length === 0) return <p className="mt-8 text-ink-2">Nothing is written yet.</p>
  return (
    <dl className="mt-8 grid gap-7 border-t border-line pt-6">
      {answers.map(({ key, label, words, isPage = false }) => (
        <div key={key}>
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd dir="auto" className={paper}>
            {isPage ? (
              // The words themselves until their layout is there: nothing waits and nothing is hidden.
              <Suspense fallback={<Plain words={words} />}>
                <Markdown text={words} />
              </Suspense>
            ) : (
              <Plain words={words} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Plain({ words }: { words: string }) {
  return <div className="whitespace-pre-line">{words}</div>
}
