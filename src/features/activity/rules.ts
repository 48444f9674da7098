import type { ActivityLine } from './contract.ts'

const words: Record<string, string> = {
  login: 'Signed in',
  logout: 'Signed out',
  mfa_code_login: 'Signed in with a second step',
  token_revoked: 'A sign-in was ended because an old key of it was used again',
  user_signedup: 'The account was made',
  user_repeated_signup: 'Somebody tried to make an account with this address',
  user_modified: 'The account was changed',
  user_updated_password: 'The password was changed',
  user_confirmation_requested: 'A letter to confirm the address was sent',
  user_confirmed: 'The address was confirmed',
  user_recovery_requested: 'A letter for a new password was sent',
  user_reauthenticate_requested: 'A code to prove it is you was sent',
  user_invited: 'An invitation was sent',
  user_read: 'The account was opened',
  factor_in_progress: 'A second step was begun',
  verification_attempted: 'A second step was tried',
  factor_updated: 'A second step was renamed',
  factor_deleted: 'A second step was removed',
  generate_recovery_codes: 'Recovery codes were made',
  recovery_codes_deleted: 'Recovery codes were removed',
  identity_linked: 'A way to sign in was added',
  identity_unlinked: 'A way to sign in was removed',
  archive_taken: 'Everything was taken along as an archive',
  archive_brought_in: 'A file was brought in',
  deletion_asked: 'The deletion of everything was asked for',
  deletion_taken_back: 'The deletion was taken back',
  role_changed: 'The role was changed',
  account_closed: 'The account was closed',
  account_opened: 'The account was opened again',
  second_steps_removed: 'Every second step was removed',
  health_brought_in: 'Numbers of a health file were brought in',
  folder_export_begun: 'A folder elsewhere was named, to which pages are written',
  folder_export_ended: 'Writing to a folder elsewhere was ended',
  health_removed: 'All numbers of health files were removed',
  invoice_marked: 'An invoice was marked',
}

const ways: Record<string, string> = {
  password: 'with the password',
  email: 'with the password',
  otp: 'with a code from a letter',
  magiclink: 'with a link from a letter',
  recovery: 'with a recovery letter',
  oauth: 'through another service',
  'sso/saml': 'through an organisation',
  anonymous: 'without a name',
}

/** What happened, in one sentence without a full stop. */
export function wordsOf(line: ActivityLine): string {
  const { action, detail } = line
  if (action === 'model_asked')
    return detail.count === '1'
      ? 'A model was asked once on this day'
      : `A model was asked ${detail.count} times on this day`
  if (action === 'key_used') {
    const { name = '', count = '0', proposals = '0' } = detail
    const proposed =
      proposals === '0' ? '' : ` and proposed ${proposals === '1' ? 'once' : `${proposals} times`}`
    return `The key “${name}” asked ${count === '1' ? 'once' : `${count} times`}${proposed} on this day`
  }
  const what = words[action] ?? action.replaceAll('_', ' ')
  const byOperator = isByOperator(line) ? ' by an operator' : ''
  const way = action === 'login' ? (ways[detail.method ?? detail.provider ?? ''] ?? '') : ''
  const source = action === 'archive_brought_in' && detail.source ? `from ${detail.source}` : ''
  const role = action === 'role_changed' && detail.role ? `to ${detail.role}` : ''
  const marked = detail.state === 'refunded' ? 'as paid back' : 'as paid'
  const invoice = action === 'invoice_marked' ? `${marked}: ${detail.number ?? ''}` : ''
  return [`${what}${byOperator}`, way, source, role, invoice].filter(Boolean).join(' ')
}

const operatorActions = new Set([
  'user_invited',
  'user_read',
  'role_changed',
  'account_closed',
  'account_opened',
  'second_steps_removed',
  'invoice_marked',
])

/** Whether an operator did it and not the person. */
export function isByOperator({ action, detail }: ActivityLine): boolean {
  return detail.by === 'operator' || operatorActions.has(action)
}
