import { useState } from 'react'
import type { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { WritingArea } from '#ui/writing-area.tsx'
import { articlesContract, type ArticleView } from '../contract.ts'
import { useArticleSaved } from '../queries.ts'
import { articleOf } from '../rules/article.ts'
import { bodyMax, titleMax, wordsMax, type Faults } from '../rules/faults.ts'
import { AppLink } from './app-link.tsx'
import { ArticleText } from './article-text.tsx'
import { BothTexts } from './both-texts.tsx'
import { TryQuestion } from './try-question.tsx'
import type { ArticleDraft, useArticleDraft } from './use-article-draft.ts'

interface FormProps {
  id: string
  order: number
  state: 'new' | 'published' | 'withdrawn'
  /** The question on the list that this answers. */
  gap: string | null
  drafts: ReturnType<typeof useArticleDraft>
  onSaved: (view: ArticleView) => void
}

/** The fields of an article, how it will look, what the help chat would make of it, and the ways to save it. */
export function ArticleForm({ id, order, state, gap, drafts, onSaved }: FormProps) {
  const { draft, change, settle, isWaiting } = drafts
  const saved = useArticleSaved()
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [theirs, setTheirs] = useState<ArticleView | null>(null)
  const source = { id, order, title: draft.title, words: draft.words, body: draft.body }

  async function save(given: ArticleDraft, isPublished: boolean): Promise<void> {
    setPending(true)
    setTrouble(null)
    setFaults({})
    try {
      const view = await call(articlesContract.saveArticle, {
        params: { id },
        body: { ...given, is_published: isPublished, ...(gap ? { gap } : {}) },
      })
      setTheirs(null)
      onSaved(view)
      await saved(view)
      toast({
        title: isPublished ? 'On the help page now' : 'Kept, and not on the page',
        ...(isPublished || state !== 'published'
          ? {}
          : {
              action: {
                label: 'Undo',
                altText: 'Press Publish to show it again',
                onSelect: () => void save({ ...given, version: view.version }, true),
              },
            }),
      })
    } catch (error) {
      const { code, current, message, fields } = error as CallError
      if (code === 'conflict' && current) setTheirs(current as ArticleView)
      else {
        setFaults(fields ?? {})
        if (!fields) setTrouble(`Nothing was changed. ${message} What you wrote stays here.`)
      }
    } finally {
      setPending(false)
    }
  }

  return (
    <div className="mt-6 grid gap-6">
      <Field label="Title" hint="The question that it answers" error={faults.title}>
        <TextInput
          value={draft.title}
          maxLength={titleMax}
          onChange={(event) => change({ ...draft, title: event.currentTarget.value })}
        />
      </Field>
      <Field
        label="Also asked as"
        hint="Other words for it, with commas between them. The help chat finds the article by them; nobody sees them."
        error={faults.words}
      >
        <TextInput
          value={draft.words}
          maxLength={wordsMax}
          onChange={(event) => change({ ...draft, words: event.currentTarget.value })}
        />
      </Field>
      <Field
        label="Text"
        hint="A blank line begins a paragraph. “## ” a part with a heading, “- ” a line of a list, **two stars** strong words, [words](/home) a link. Anything else is shown as it is typed."
        error={faults.body}
      >
        <WritingArea
          scale="page"
          rows={6}
          value={draft.body}
          maxLength={bodyMax}
          onChange={(event) => change({ ...draft, body: event.currentTarget.value })}
        />
      </Field>
      {theirs ? (
        <BothTexts
          mine={draft}
          theirs={theirs}
          isPending={isPending}
          keepMine={() => void save({ ...draft, version: theirs.version }, true)}
          takeTheirs={() => {
            const { title, words, body, version } = theirs
            change({ title, words, body, version })
            setTheirs(null)
            toast({
              title: 'Their text stands in the editor',
              action: {
                label: 'Undo',
                altText: 'Your own text comes back',
                onSelect: () => change({ ...draft, version }),
              },
            })
          }}
        />
      ) : null}
      {trouble ? <Notice kind="error">{trouble}</Notice> : null}
      {isWaiting ? (
        <p className="text-sm text-ink-2">
          Not saved yet. What you typed is kept on this device until it is.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          isPending={isPending}
          pendingText="Saving"
          onClick={() => void save(draft, true)}
        >
          Publish
        </Button>
        <Button isPending={isPending} onClick={() => void save(draft, false)}>
          {state === 'published' ? 'Take off the page' : 'Keep without publishing'}
        </Button>
        {isWaiting ? (
          <Button
            variant="plain"
            onClick={() => {
              settle()
              toast({
                title: 'What you typed is gone from the editor',
                action: { label: 'Undo', altText: 'Type it again', onSelect: () => change(draft) },
              })
            }}
          >
            Start over
          </Button>
        ) : null}
      </div>
      <section aria-labelledby="preview-title">
        <h3 id="preview-title">How it looks</h3>
        <div className="mt-3 border-y border-line py-4">
          <p className="mb-2 font-medium">{draft.title || 'Without a title'}</p>
          <ArticleText article={articleOf(source)} SiteLink={AppLink} />
        </div>
      </section>
      <section aria-labelledby="try-title">
        <h3 id="try-title">Try a question</h3>
        <TryQuestion draft={source} />
      </section>
    </div>
  )
}
