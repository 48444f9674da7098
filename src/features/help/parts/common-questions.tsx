import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useArticles } from '../queries.ts'
import { answerFrom, indexArticles } from '../rules/answer.ts'
import { AppLink } from './app-link.tsx'
import { ArticleText } from './article-text.tsx'
import { Question } from './question.tsx'

/** Every help article, to open one by one, and a field that finds the nearest ones. */
export function CommonQuestions() {
  const { hash } = useLocation()
  const articles = useArticles()
  const index = useMemo(() => indexArticles(articles), [articles])
  const [question, setQuestion] = useState('')
  const asked = useDeferredValue(question.trim())
  const found = asked ? answerFrom(index, asked).articles.map(({ id }) => id) : null
  const shown = found ? found.flatMap((id) => articles.filter((article) => article.id === id)) : articles
  const named = hash.slice(1)

  useEffect(() => {
    document.getElementById(named)?.scrollIntoView({ block: 'start' })
  }, [named])

  return (
    <>
      <Field label="What would you like to know?" className="max-w-measure">
        <TextInput
          type="search"
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
      </Field>
      <output className={found ? 'mt-3 block text-sm text-ink-2' : 'sr-only'}>
        {found ? describe(found.length) : ''}
      </output>
      <div className="mt-6 border-t border-line">
        {shown.map((article, at) => (
          <Question
            // Opened by its address, and by being the best answer; a new key lets that win over an earlier choice.
            key={`${article.id} ${found ? String(at === 0) : named}`}
            article={article}
            isOpen={found ? at === 0 : article.id === named}
          >
            <ArticleText article={article} SiteLink={AppLink} />
          </Question>
        ))}
      </div>
    </>
  )
}

function describe(count: number): string {
  if (count === 0)
    return 'Nothing here answers that. Other words may find it, or write to us under Contact Us.'
  return count === 1 ? 'One answer may help.' : `${count} answers may help, the nearest first.`
}
