export { InboxButton } from './parts/inbox-button.tsx'
export { ReminderPanel } from './parts/reminder-panel.tsx'
