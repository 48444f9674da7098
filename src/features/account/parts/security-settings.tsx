import { DeviceList } from './device-list.tsx'
import { EmailChange } from './email-change.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { PasswordChange } from './password-change.tsx'
import { SecondSteps } from './second-steps.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Who can get into the account, how, and where somebody is in now. */
export function SecuritySettings() {
  return (
    <SettingsSection title="Security">
      <div className="-mt-3">
        <PasswordChange />
        <EmailChange />
      </div>
      <SecondSteps />
      <LinkedAccounts />
      <DeviceList />
    </SettingsSection>
  )
}
