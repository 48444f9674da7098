import { lazy, Suspense } from 'react'
import { readStored } from '#platform/web/storage.ts'
import { answersKey } from '#features/intro/rules.ts'
import { Boundary, nothing } from './boundary.tsx'

const CarryIn = lazy(async () => ({ default: (await import('#features/intro/public.tsx')).CarryIn }))

/** Brings along what somebody answered before they had an account; its code is fetched only for those who did. */
export function Newcomer() {
  if (readStored(answersKey) === null) return null
  return (
    <Boundary fallback={nothing}>
      <Suspense>
        <CarryIn />
      </Suspense>
    </Boundary>
  )
}
