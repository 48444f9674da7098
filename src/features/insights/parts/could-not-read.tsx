import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

/** Nothing could be read and there is no copy on this device either. */
export function CouldNotRead({ retry }: { retry: () => void }) {
  return (
    <Notice
      kind="error"
      title="These days cannot be read right now"
      action={
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      }
    >
      What you wrote is safe. This page needs the server once.
    </Notice>
  )
}
