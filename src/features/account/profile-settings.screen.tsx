import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { ActivityPanel } from '#features/activity/public.tsx'
import { ReminderPanel } from '#features/reminders/public.tsx'
import { CoachSettings } from './parts/coach-settings.tsx'
import { ComfortSettings } from './parts/comfort-settings.tsx'
import { ControlSettings } from './parts/control-settings.tsx'
import { requestSignOut } from './parts/leaving.ts'
import { LockSettings } from '#features/lock/public.tsx'
import { MeSettings } from './parts/me-settings.tsx'
import { RhythmSettings } from './parts/rhythm-settings.tsx'
import { ScoreSettings } from './parts/score-settings.tsx'
import { SecuritySettings } from './parts/security-settings.tsx'
import { SettingsNav } from './parts/settings-nav.tsx'
import { SettingsSection } from './parts/settings-section.tsx'
import { useRhythm, useToday } from './queries.ts'

/** In the order in which they stand. */
const sections = [
  'Me',
  'Coach',
  'My rhythm',
  'Reminders',
  'Comfort',
  'Score and streak',
  'Privacy',
  'Security',
  "You're Always in Control",
  'Activity',
  'Leaving',
]

export default function ProfileSettingsScreen() {
  const navigate = useNavigate()
  const rhythm = useRhythm()
  const today = useToday()
  return (
    <div className="grid gap-x-16 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
      <div className="lg:col-span-2">
        <h1>Profile Settings</h1>
        <p className="mt-3 text-ink-2">Changes are saved at once, and most can be undone.</p>
      </div>
      <div className="mt-4 lg:order-2 lg:mt-10">
        <SettingsNav titles={sections} />
      </div>
      <div className="min-w-0">
        <MeSettings />
        <CoachSettings />
        <RhythmSettings />
        <SettingsSection title="Reminders">
          <ReminderPanel today={today} weekStartsOn={rhythm.week_starts_on} />
        </SettingsSection>
        <ComfortSettings />
        <ScoreSettings />
        <SettingsSection title="Privacy">
          <LockSettings />
        </SettingsSection>
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
    </div>
  )
}
