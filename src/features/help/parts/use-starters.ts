import { useEffect, useState } from 'react'
import { postAsNobody } from '#platform/web/public-functions.ts'

/** How many questions are offered to begin with. */
const startersMost = 4
/** What newcomers ask most; an operator who takes one of these articles away has fewer to begin with. */
const startIds = ['first-steps', 'price', 'who-reads', 'guided-mode']

/** Questions to tap, from the help articles. Without the articles there are none, and the chat works all the same. */
export function useStarters(): readonly string[] {
  const [starters, setStarters] = useState<readonly string[]>([])
  useEffect(() => {
    const gone = new AbortController()
    postAsNobody('get-knowledge-base', {}, gone.signal)
      .then((answer) => setStarters(startersIn(answer)))
      .catch((error: unknown) => {
        // The specification asks for this warning: the knowledge base is out of reach, and the bot goes on without it.
        // oxlint-disable-next-line no-console
        if (!gone.signal.aborted) console.warn('The knowledge base is not available.', error)
      })
    return () => gone.abort()
  }, [])
  return starters
}

function startersIn(answer: unknown): string[] {
  const known = answer as { articles?: { id: string; title: string }[] } | null
  if (!Array.isArray(known?.articles)) throw new Error('The answer holds no articles.')
  const { articles } = known
  return startIds
    .flatMap((id) => articles.find((article) => article.id === id)?.title ?? [])
    .slice(0, startersMost)
}
