import { Folder } from '#features/folder-export/public.tsx'
import { Health } from '#features/health/public.tsx'
import { Slack } from '#features/slack/public.tsx'
import { Tokens } from '#features/tokens/public.tsx'
import { Webhooks } from '#features/webhooks/public.tsx'
import { CalendarAccounts } from './parts/calendar-accounts.tsx'
import { Calendars } from './parts/calendars.tsx'
import { Feeds } from './parts/feeds.tsx'
import { FinishAccount } from './parts/finish-account.tsx'

/** What of the person's goes in and out of Balanse; everything is off until they switch it on. */
export default function IntegrationsScreen() {
  return (
    <div className="max-w-column">
      <h1>Integrations</h1>
      <p className="mt-3 max-w-measure text-ink-2">
        Each of these is off until you switch it on, says what passes through it, and ends when you end it.
      </p>
      <FinishAccount />
      <Calendars />
      <CalendarAccounts />
      <Feeds />
      <Health />
      <Tokens />
      <Webhooks />
      <Folder />
      <Slack />
    </div>
  )
}
