import { useDeferredValue, useMemo, useState } from 'react'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useArticles } from '../queries.ts'
import { answerFrom, findSections, indexArticles, sureFrom } from '../rules/answer.ts'
import { articleOf, type ArticleSource } from '../rules/article.ts'
import { withChanges } from '../rules/changes.ts'

/**
 * What the help chat would answer to a question, and how near each article is. With a draft, as if it were published. The
 * same rules as on the server, in this browser: nothing of what is typed here is sent or counted.
 */
export function TryQuestion({ draft }: { draft?: ArticleSource }) {
  const [question, setQuestion] = useState('')
  const asked = useDeferredValue(question.trim())
  const written = useDeferredValue(draft)
  const articles = useArticles()
  const index = useMemo(() => {
    const isText = written !== undefined && articleOf(written).sections.length > 0
    return indexArticles(isText ? withChanges(articles, [{ ...written, state: 'published' }]) : articles)
  }, [articles, written])
  const answer = asked ? answerFrom(index, asked) : null
  const found = asked ? findSections(index, asked).slice(0, 4) : []
  return (
    <div className="mt-3 max-w-measure">
      <Field label="Test question" hint={`It is answered from ${sureFrom * 100} of 100 on.`}>
        <TextInput
          value={question}
          maxLength={300}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
      </Field>
      <output className="mt-3 block" aria-label="Answer of the help chat">
        {answer ? <p className="whitespace-pre-line">{answer.message}</p> : null}
      </output>
      {found.length > 0 ? (
        <ol className="mt-3" aria-label="Nearest articles">
          {found.map(({ article, section, score }) => (
            <li
              key={`${article.id} ${section.heading}`}
              className="flex justify-between gap-4 border-t border-line py-2 text-ink-2"
            >
              <span className="min-w-0 break-words">
                {article.title || 'Without a title'}
                {section.heading ? ` › ${section.heading}` : ''}
              </span>
              <span className="shrink-0 tabular-nums">{Math.round(score * 100)} of 100</span>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}
