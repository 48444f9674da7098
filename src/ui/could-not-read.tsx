import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

export interface CouldNotReadProps {
  /** Begins the sentence, such as "The teams". */
  what: string
  error: Error
  retry: () => void
}

/** Stands where a list would: why it is not there, and one button. */
export function CouldNotRead({ what, error, retry }: CouldNotReadProps) {
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
