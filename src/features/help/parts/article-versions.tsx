import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import type { ArticleVersion } from '../contract.ts'

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const done: Record<ArticleVersion['state'], string> = {
  published: 'published',
  withdrawn: 'not on the page',
  file: 'as its file had it',
}

interface ArticleVersionsProps {
  versions: readonly ArticleVersion[]
  bringBack: (version: ArticleVersion) => void
}

/** What an article was before, with who wrote it and when. */
export function ArticleVersions({ versions, bringBack }: ArticleVersionsProps) {
  if (versions.length === 0) return null
  return (
    <section aria-labelledby="versions-title" className="mt-10">
      <h3 id="versions-title" className="mb-2">
        Versions
      </h3>
      {versions.map((version) => (
        <Details
          key={version.version}
          title={
            <span className="break-words">
              {moment.format(new Date(version.at))}, {version.by}
              <span className="text-ink-2">, {done[version.state]}</span>
            </span>
          }
        >
          <p className="font-medium">{version.title}</p>
          {version.words ? <p className="text-sm break-words text-ink-2">{version.words}</p> : null}
          <p className="mt-1 break-words whitespace-pre-wrap">{version.body}</p>
          <Button
            size="sm"
            className="mt-3"
            aria-label={`Bring version ${version.version} back into the editor`}
            onClick={() => bringBack(version)}
          >
            Bring back
          </Button>
        </Details>
      ))}
    </section>
  )
}
