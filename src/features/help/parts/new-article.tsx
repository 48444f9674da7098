import { useNavigate } from 'react-router'
import { newArticleOrder, idFrom } from '../rules/changes.ts'
import { ArticleForm } from './article-form.tsx'
import { useArticleDraft } from './use-article-draft.ts'
import { ArticleBack } from './article-back.tsx'

/** A new article; for a question that nothing answered, with that question as its title. */
export function NewArticle({ gap, question }: { gap: string | null; question: string }) {
  const navigate = useNavigate()
  const drafts = useArticleDraft(gap ? `new:${gap}` : 'new', {
    title: question.slice(0, 120),
    words: '',
    body: '',
    version: 0,
  })
  const id = idFrom(drafts.draft.title) || 'article'
  return (
    <div className="max-w-column">
      <ArticleBack />
      <h3 className="mt-4">A new article</h3>
      <p className="mt-1 text-ink-2">
        Its address will be <code>/help#{id}</code>.
        {gap ? ' When it is published, the question is taken off the list.' : ''}
      </p>
      <ArticleForm
        id={id}
        order={newArticleOrder}
        state="new"
        gap={gap}
        drafts={drafts}
        onSaved={(view) => {
          drafts.settle()
          void navigate(`?room=articles&article=${view.id}`, { replace: true })
        }}
      />
    </div>
  )
}
