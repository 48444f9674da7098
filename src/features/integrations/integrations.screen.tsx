import { Connection } from '#features/connections/public.tsx'
import { Folder } from '#features/folder-export/public.tsx'
import { Health } from '#features/health/public.tsx'
import { Tokens } from '#features/tokens/public.tsx'
import { Webhooks } from '#features/webhooks/public.tsx'
import { Calendars } from './parts/calendars.tsx'
import { Feeds } from './parts/feeds.tsx'

/** What of the person's goes in and out of Balanse; everything is off until they switch it on. */
export default function IntegrationsScreen() {
  return (
    <div className="max-w-column">
      <h1>Integrations</h1>
      <p className="mt-3 max-w-measure text-ink-2">
        Each of these is off until you switch it on, says what passes through it, and ends when you end it.
      </p>
      <Calendars />
      <Feeds />
      <Health />
      <Tokens />
      <Webhooks />
      <Folder />
      <Connection
        title="Slack"
        about="Slack is not set up on this server: nothing is posted there and no message is read."
      >
        {null}
      </Connection>
    </div>
  )
}
