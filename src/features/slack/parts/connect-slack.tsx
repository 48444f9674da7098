import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWork } from '#features/connections/public.tsx'
import { goToSlack } from './way-back.ts'

/** Leads to Slack, where the person says yes or no. */
export function ConnectSlack({ label, variant = 'quiet' }: { label: string; variant?: 'primary' | 'quiet' }) {
  const { isPending, trouble, run } = useWork()
  return (
    <div className="grid gap-3 justify-items-start">
      <Button
        variant={variant}
        isPending={isPending}
        pendingText="Opening Slack"
        onClick={() => void run(goToSlack)}
      >
        {label}
      </Button>
      {trouble ? <Notice kind="error">{trouble} Nothing was changed.</Notice> : null}
    </div>
  )
}
