import { Link, useSearchParams } from 'react-router'
import { useRead } from '#platform/web/use-read.ts'
import { CouldNotRead } from '#ui/could-not-read.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { articlesContract, type ArticleLine } from '../contract.ts'
import { ArticleEditor } from './article-editor.tsx'
import { FilesToEdit } from './files-to-edit.tsx'
import { GapList } from './gap-list.tsx'
import { NewArticle } from './new-article.tsx'
import { TryQuestion } from './try-question.tsx'

/** For an admin: every help article, one of them open, or a new one. Which one stands in the address. */
export function ArticleRoom() {
  const [search] = useSearchParams()
  const id = search.get('article')
  if (id === 'new')
    return (
      <NewArticle key={search.get('gap')} gap={search.get('gap')} question={search.get('question') ?? ''} />
    )
  return id ? <ArticleEditor key={id} id={id} /> : <ArticleList />
}

function ArticleList() {
  const { data, error, refetch } = useRead(articlesContract.readArticles, {})
  return (
    <div className="max-w-column">
      <p className="max-w-measure text-ink-2">
        What the help page says, signed in or not, and what the help chat answers from. An article that you
        change takes effect at once; what stood there before is kept.
      </p>
      <Link to="?room=articles&article=new" className={buttonClass('primary', 'md', 'mt-5')}>
        Write an article
      </Link>
      {error && !data ? (
        <CouldNotRead what="The articles" error={error} retry={() => void refetch()} />
      ) : null}
      {!data && !error ? <Skeleton className="mt-8 h-60" /> : null}
      {data ? (
        <>
          <section aria-labelledby="try-title" className="mt-10">
            <h3 id="try-title">Try a question</h3>
            <TryQuestion />
          </section>
          <section aria-labelledby="gaps-title" className="mt-10">
            <h3 id="gaps-title" className="mb-2">
              Asked, and not answered
            </h3>
            <GapList />
          </section>
          <h3 className="mt-10">All articles</h3>
          <ul className="mt-2" aria-label="Help articles">
            {data.articles.map((article) => (
              <li key={article.id} className="border-t border-line py-1">
                <Link
                  to={`?room=articles&article=${article.id}`}
                  className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-2 text-ink no-underline hover:underline"
                >
                  <span className="min-w-0 break-words">{article.title}</span>
                  <span className="text-sm text-ink-2">{stateWords(article)}</span>
                </Link>
              </li>
            ))}
          </ul>
          <FilesToEdit />
        </>
      ) : null}
    </div>
  )
}

function stateWords({ state, has_file, changed_by }: ArticleLine): string {
  if (state === 'reviewed') return 'Reviewed text'
  if (state === 'withdrawn') return `Taken off the page by ${changed_by}`
  if (state === 'file') return 'From its file'
  return has_file ? `Changed by ${changed_by}` : `Written by ${changed_by}`
}
