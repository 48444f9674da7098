import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

/** Nothing could be read and there is no copy on this device either. */
export function CouldNotRead({ retry }: { retry: () => void }) {
  return (
    <Notice
      kind="error"
      title="Your numbers are not on this device yet"
      action={
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      }
    >
      They are counted from your plans and evenings, which are all safe. They need the server once.
    </Notice>
  )
}
