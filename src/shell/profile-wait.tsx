import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useProfile } from '#features/account/public.tsx'

/** Stands in for a guarded screen while the profile is on its way, or when it did not come. */
export function ProfileWait() {
  const { error, retry } = useProfile()
  if (!error)
    return (
      <div className="grid min-h-[50dvh] place-items-center">
        <Spinner text="Loading your profile..." />
      </div>
    )
  return (
    <Notice
      kind="error"
      className="max-w-column"
      title="Your profile did not come"
      action={
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      }
    >
      {error.message} Everything you wrote is where it was, on this device and on the server.
    </Notice>
  )
}
