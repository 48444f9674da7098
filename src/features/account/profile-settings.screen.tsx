import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { ActivityPanel } from '#features/activity/public.tsx'
import { ReminderPanel } from '#features/reminders/public.tsx'
import { CoachSettings } from './parts/coach-settings.tsx'
import { ComfortSettings } from './parts/comfort-settings.tsx'
import { ControlSettings } from './parts/control-settings.tsx'
import { requestSignOut } from './parts/leaving.ts'
import { MeSettings } from './parts/me-settings.tsx'
import { SecuritySettings } from './parts/security-settings.tsx'
import { SettingsSection } from './parts/settings-section.tsx'
import { useRhythm, useToday } from './queries.ts'

export default function ProfileSettingsScreen() {
  const navigate = useNavigate()
  const rhythm = useRhythm()
  const today = useToday()
  return (
    <div className="max-w-column">
      <h1>Profile Settings</h1>
      <p className="mt-3 text-ink-2">Changes are saved at once, and most can be undone.</p>
      <MeSettings />
      <CoachSettings />
      <SettingsSection title="Reminders">
        <ReminderPanel today={today} weekStartsOn={rhythm.week_starts_on} />
      </SettingsSection>
      <ComfortSettings />
      <SecuritySettings />
      <ControlSettings />
      <SettingsSection title="Activity">
        <ActivityPanel timeZone={rhythm.time_zone} />
      </SettingsSection>
      <SettingsSection title="Leaving">
        <p className="max-w-measure text-ink-2">
          Signing out first sends what is waiting on this device, and then removes your words from it.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => requestSignOut({ to: '/sign-in', scope: 'local', navigate })}>
            Sign out
          </Button>
          <Button onClick={() => requestSignOut({ to: '/sign-in', scope: 'global', navigate })}>
            Sign out everywhere
          </Button>
        </div>
      </SettingsSection>
    </div>
  )
}
