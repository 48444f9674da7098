import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import type { MediaContent } from '../contract.ts'
import { clockOf } from '../rules.ts'

interface MediaFrameProps {
  content: MediaContent
  /** Where the file is, once that is known. */
  address: string | undefined
  /** It cannot be reached, without a connection for example. */
  isUnreachable?: boolean
  children?: ReactNode
}

/** One picture or voice note as it is seen or heard, and what stands under it. */
export function MediaFrame({ content, address, isUnreachable = false, children }: MediaFrameProps) {
  const { kind, words, width, height, seconds } = content
  const ratio = width && height ? `${width} / ${height}` : '4 / 3'
  return (
    <figure className="min-w-0">
      {isUnreachable ? (
        <p className="rounded-field border border-line bg-paper-2 px-4 py-3 text-ink-2">
          {kind === 'picture' ? 'This picture' : 'This voice note'} cannot be opened right now. It is safe on
          the server.
        </p>
      ) : kind === 'picture' ? (
        address ? (
          <img
            src={address}
            alt={words}
            width={width ?? undefined}
            height={height ?? undefined}
            className="h-auto max-h-[32rem] w-auto max-w-full rounded-field"
          />
        ) : (
          <div className="max-h-[32rem] max-w-full overflow-hidden" style={{ aspectRatio: ratio }}>
            <Skeleton className="h-full w-full" />
          </div>
        )
      ) : (
        <>
          {seconds ? <p className="mb-1 text-sm text-ink-2">Voice note, {clockOf(seconds)}</p> : null}
          {/* A person's own voice: what is said stands under it when they wrote it down. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <audio
            controls
            preload="metadata"
            src={address}
            aria-label={words || 'Voice note'}
            // The browser draws its own player, and greys it: the paper below it is ours.
            className="w-full max-w-measure [&::-webkit-media-controls-panel]:bg-paper-2"
          />
        </>
      )}
      {words || children ? (
        <figcaption className="mt-2 max-w-measure text-sm text-ink-2">
          {words ? (
            <span dir="auto" className="block wrap-anywhere">
              {words}
            </span>
          ) : null}
          {children}
        </figcaption>
      ) : null}
    </figure>
  )
}
