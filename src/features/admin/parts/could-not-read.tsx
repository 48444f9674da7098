import type { CallError } from '#platform/contract/errors.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

export function CouldNotRead({ what, error, retry }: { what: string; error: CallError; retry: () => void }) {
  return (
    <Notice
      kind="error"
      className="mt-8"
      action={
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      }
    >
      {what} cannot be read right now. {error.message}
    </Notice>
  )
}
