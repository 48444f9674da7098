import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { ArticleView } from '../contract.ts'
import type { ArticleDraft } from './use-article-draft.ts'

interface BothTextsProps {
  mine: ArticleDraft
  theirs: ArticleView
  isPending: boolean
  keepMine: () => void
  takeTheirs: () => void
}

/** Two admins wrote at once: both texts, and the choice. Neither goes away. */
export function BothTexts({ mine, theirs, isPending, keepMine, takeTheirs }: BothTextsProps) {
  return (
    <Notice
      kind="error"
      title="Another admin saved this article while you wrote"
      action={
        <>
          <Button size="sm" isPending={isPending} onClick={keepMine}>
            Publish mine
          </Button>
          <Button size="sm" onClick={takeTheirs}>
            Take theirs
          </Button>
        </>
      }
    >
      <p>Nothing is gone. If you publish yours, theirs is kept among the earlier versions.</p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Text name={`Theirs, by ${theirs.versions[0]?.by ?? 'another admin'}`} text={theirs} />
        <Text name="Yours" text={mine} />
      </div>
    </Notice>
  )
}

function Text({ name, text }: { name: string; text: { title: string; words: string; body: string } }) {
  return (
    <section aria-label={name} className="min-w-0">
      <p className="text-sm text-ink-2">{name}</p>
      <p className="font-medium break-words">{text.title}</p>
      {text.words ? <p className="text-sm break-words text-ink-2">{text.words}</p> : null}
      <p className="mt-1 max-h-60 overflow-y-auto break-words whitespace-pre-wrap">{text.body}</p>
    </section>
  )
}
