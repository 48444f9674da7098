import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWork } from '#features/connections/public.tsx'
import type { ServiceName } from '../contract.ts'
import { goToService, serviceTitles } from './account-way.ts'

/** Leads to a calendar service, where the person says yes or no. */
export function ConnectAccount({ service, again = false }: { service: ServiceName; again?: boolean }) {
  const { isPending, trouble, run } = useWork()
  const title = serviceTitles[service]
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        isPending={isPending}
        pendingText="On the way"
        onClick={() => void run(() => goToService(service))}
      >
        {again ? `Connect ${title} again` : `Connect ${title}`}
      </Button>
      {trouble ? <Notice kind="error">{trouble} Nothing was changed.</Notice> : null}
    </div>
  )
}
