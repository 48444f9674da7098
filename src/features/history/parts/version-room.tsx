import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '#platform/contract/errors.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { VersionTime } from '../contract.ts'
import type { EarlierVersionsProps } from '../public.tsx'
import { sendWaiting, useVersion } from '../queries.ts'
import { knownPart, momentWords, pairTexts, wordsToCopy, type Clock } from '../rules.ts'
import { SideBySide } from './side-by-side.tsx'
import { VersionsSkeleton, VersionsTrouble } from './versions-states.tsx'

interface VersionRoomProps<V extends object> extends Omit<EarlierVersionsProps<V>, 'onRestore'> {
  time: VersionTime
  clock: Clock
  back: () => void
  restore: (content: Partial<V>, time: VersionTime) => void
}

/** One version beside the present text, and what can be done with it. */
export function VersionRoom<V extends object>(props: VersionRoomProps<V>) {
  const { kind, row, empty, present, read, time, clock, back, restore } = props
  const { data, error, refetch } = useVersion(kind, row, time.id)
  const [isSending, setIsSending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [copied, setCopied] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const content = data ? knownPart(empty, data.content) : null
  const before = content ? read({ ...empty, ...content }) : []
  const pairs = pairTexts(before, read(present))
  const isSame = pairs.every((pair) => pair.before === pair.now)

  async function bringBack(found: Partial<V>) {
    setIsSending(true)
    setTrouble(null)
    try {
      // What stands here now is only among the versions once the server has it.
      await sendWaiting()
      restore(found, time)
    } catch (reason) {
      const why = reason instanceof CallError && reason.status > 0 ? ` ${reason.message}` : ''
      setTrouble(
        `What you wrote last is not on the server yet, so it stays where it is and nothing was replaced.${why} Please try again in a moment.`,
      )
    } finally {
      setIsSending(false)
    }
  }

  function copy() {
    const text = wordsToCopy(before)
    // Without https a browser has no clipboard to offer.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setCopied('The words are copied.'),
      () => setCopied('This browser does not copy by itself. Select the words and copy them by hand.'),
    )
  }

  return (
    <section aria-labelledby="version-title" className="min-w-0 md:border-l md:border-line md:pl-8">
      <Button variant="plain" size="sm" className="mb-3 -ml-2.5 md:hidden" onClick={back}>
        <ChevronLeft aria-hidden="true" className="size-4" />
        All times
      </Button>
      <h3 id="version-title" ref={heading} tabIndex={-1} className="text-lg outline-none">
        As it was {momentWords(time.written_at, clock)}
      </h3>
      {!data || !content ? (
        <div className="mt-4">
          {error ? (
            <VersionsTrouble error={error} retry={() => void refetch()} />
          ) : (
            <VersionsSkeleton text="Opening this version" />
          )}
        </div>
      ) : (
        <>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              variant="primary"
              isPending={isSending}
              pendingText="Bringing back"
              onClick={() => void bringBack(content)}
            >
              Bring this back
            </Button>
            <Button onClick={copy}>Copy the words</Button>
          </div>
          <output className="mt-2 block text-sm text-ink-2">{copied}</output>
          {trouble ? (
            <Notice kind="error" className="mt-3">
              {trouble}
            </Notice>
          ) : null}
          {isSame ? <p className="mt-3 text-ink-2">The words are the same as now.</p> : null}
          <SideBySide pairs={pairs} thenTitle="Then" />
        </>
      )}
    </section>
  )
}
