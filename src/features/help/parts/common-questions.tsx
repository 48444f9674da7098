import { useDeferredValue, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Details } from '#ui/details.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { articles } from '../queries.ts'
import { answerFrom } from '../rules/answer.ts'
import { ArticleText } from './article-text.tsx'

/** Every help article, to open one by one, and a field that finds the nearest ones. */
export function CommonQuestions() {
  const { hash } = useLocation()
  const [question, setQuestion] = useState('')
  const asked = useDeferredValue(question.trim())
  const found = asked ? answerFrom([...articles], asked).articles.map(({ id }) => id) : null
  const shown = found ? articles.filter(({ id }) => found.includes(id)) : articles
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
      <div className="mt-8 border-t border-line">
        {shown.map((article) => (
          <Details
            // Opened by its address, and by being the only answer; a new key lets that win over an earlier choice.
            key={`${article.id}-${String(shown.length === 1)}`}
            id={article.id}
            className="scroll-mt-24"
            open={article.id === named || shown.length === 1}
            title={<h2 className="text-lg">{article.title}</h2>}
          >
            <ArticleText article={article} />
          </Details>
        ))}
      </div>
    </>
  )
}

function describe(count: number): string {
  if (count === 0) return 'Nothing here answers that. Other words may find it.'
  return count === 1 ? 'One page may answer that.' : `${count} pages may answer that.`
}
