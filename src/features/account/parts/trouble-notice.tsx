import type { ReactNode } from 'react'
import { Notice } from '#ui/notice.tsx'
import type { EntryTrouble } from './entry-words.ts'

/** What did not work, above the form that it is about. */
export function TroubleNotice({ trouble, action }: { trouble: EntryTrouble | null; action?: ReactNode }) {
  if (!trouble) return null
  return (
    <Notice kind="error" action={action}>
      <p>{trouble.message}</p>
      {trouble.reasons.length > 0 ? (
        <ul className="mt-1 list-disc pl-5">
          {trouble.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : null}
    </Notice>
  )
}
