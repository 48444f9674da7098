import { call } from '#platform/web/call.ts'
import { useRead } from '#platform/web/use-read.ts'
import type { CallError } from '#platform/contract/errors.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { articlesContract, type ArticleVersion, type ArticleView } from '../contract.ts'
import { articles, useArticleSaved } from '../queries.ts'
import { articleOf } from '../rules/article.ts'
import { newArticleOrder } from '../rules/changes.ts'
import { AppLink } from './app-link.tsx'
import { ArticleBack } from './article-back.tsx'
import { ArticleForm } from './article-form.tsx'
import { ArticleText } from './article-text.tsx'
import { ArticleVersions } from './article-versions.tsx'
import { ReviewedWords } from './files-to-edit.tsx'
import { useArticleDraft } from './use-article-draft.ts'

/** One article, to be read or changed, with what it was before. */
export function ArticleEditor({ id }: { id: string }) {
  const { data, error, refetch } = useRead(articlesContract.readArticle, { params: { id } })
  return (
    <div className="max-w-column">
      <ArticleBack />
      {error && !data ? (
        <Notice
          kind="error"
          className="mt-8"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {error.status === 404 ? 'There is no such article.' : 'This article cannot be read right now.'}
        </Notice>
      ) : null}
      {!data && !error ? <Skeleton className="mt-8 h-60" /> : null}
      {data?.state === 'reviewed' ? <Reviewed view={data} /> : null}
      {data && data.state !== 'reviewed' ? <Editor view={data} /> : null}
    </div>
  )
}

const orderOf = (id: string) => articles.find((article) => article.id === id)?.order ?? newArticleOrder
const draftOf = ({ title, words, body, version }: ArticleView) => ({ title, words, body, version })

function Editor({ view }: { view: ArticleView }) {
  const saved = useArticleSaved()
  const drafts = useArticleDraft(view.id, draftOf(view))

  function bringBack({ title, words, body }: ArticleVersion) {
    const before = drafts.draft
    drafts.change({ ...before, title, words, body })
    toast({
      title: 'The earlier text stands in the editor',
      description: 'It takes effect when you publish it.',
      action: {
        label: 'Undo',
        altText: 'Open the other version to take it',
        onSelect: () => drafts.change(before),
      },
    })
  }

  async function asFile() {
    try {
      const next = await call(articlesContract.useFile, {
        params: { id: view.id },
        body: { version: view.version },
      })
      drafts.settle()
      await saved(next)
      toast({ title: 'As its file has it again', description: 'What was written here is kept below.' })
    } catch (error) {
      const { code, current, message } = error as CallError
      if (code === 'conflict') await saved(current as ArticleView)
      toast({
        title: 'Nothing was changed',
        description: code === 'conflict' ? 'Another admin changed it a moment ago. Look again.' : message,
      })
    }
  }

  return (
    <>
      <h3 className="mt-4">{view.title}</h3>
      <p className="mt-1 text-ink-2">
        <code>/help#{view.id}</code>, {stateOf(view)}.
      </p>
      <ArticleForm
        id={view.id}
        order={orderOf(view.id)}
        state={view.state === 'withdrawn' ? 'withdrawn' : 'published'}
        gap={null}
        drafts={drafts}
        onSaved={() => drafts.settle()}
      />
      {view.has_file && view.state !== 'file' ? (
        <Button className="mt-4" onClick={() => void asFile()}>
          Back to its file
        </Button>
      ) : null}
      <ArticleVersions versions={view.versions} bringBack={bringBack} />
    </>
  )
}

function stateOf({ state }: ArticleView): string {
  if (state === 'file') return 'as its file has it'
  return state === 'published' ? 'changed here and on the page' : 'taken off the page'
}

function Reviewed({ view }: { view: ArticleView }) {
  return (
    <>
      <h3 className="mt-4">{view.title}</h3>
      <Notice className="mt-4" title="A reviewed text">
        <ReviewedWords />
      </Notice>
      <div className="mt-6">
        <ArticleText article={articleOf({ ...view, order: 0 })} SiteLink={AppLink} />
      </div>
    </>
  )
}
