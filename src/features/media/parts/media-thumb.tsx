import { lazy, Suspense } from 'react'

const SmallPicture = lazy(() => import('./small-picture.tsx'))
const place = 'size-16 shrink-0 rounded-field border border-line bg-paper-2'

/** A picture of an entry, small, beside its line in a list. What shows it comes only where there is one. */
export function MediaThumb({ file, words }: { file: string; words: string }) {
  return (
    <Suspense fallback={<span className={place} />}>
      <SmallPicture file={file} words={words} className={place} />
    </Suspense>
  )
}
