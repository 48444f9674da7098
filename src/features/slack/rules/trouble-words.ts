const gone = 'Slack says that this connection has ended'

/** What Slack's own words for a refusal mean for the person; only those that do not pass by themselves. */
const words: Record<string, string> = {
  token_revoked: `${gone}: it was taken back there. Connect Slack again.`,
  token_expired: `${gone}: it has run out. Connect Slack again.`,
  account_inactive: `${gone}: the app or your account there is not active any more. Connect Slack again.`,
  invalid_auth: `${gone}. Connect Slack again.`,
  not_authed: `${gone}. Connect Slack again.`,
  missing_scope: 'The app in Slack may not write to you. Connect Slack again and allow it.',
  user_disabled: 'Your account in Slack is switched off, so nothing can be sent to it.',
  user_not_found: 'Slack does not know you there any more. Connect Slack again.',
  channel_not_found: 'Slack does not find where this goes any more. Connect it again.',
  channel_is_archived:
    'The channel of this webhook was put into the archive. Make a webhook for another one and paste it here.',
  is_archived: 'Where this goes was put into the archive. Connect it again.',
  no_service: 'Slack has no webhook at this address any more. Make a new one there and paste it here.',
  no_team: 'Slack has no webhook at this address. Copy it again from Slack and paste it here.',
  no_active_hooks: 'This webhook is switched off in Slack. Make a new one there and paste it here.',
  invalid_token: 'Slack has no webhook at this address. Copy it again from Slack and paste it here.',
  action_prohibited: 'Whoever looks after your workspace does not let this webhook post.',
  posting_to_general_channel_denied:
    'This webhook may not post in its channel. Make one for another channel.',
  restricted_action: 'Whoever looks after your workspace does not let the app write to you.',
  team_access_not_granted: 'Whoever looks after your workspace does not let the app in.',
}

/** A sentence for a refusal of Slack that stays; undefined for one that may pass. */
export function lastingTrouble(code: string): string | undefined {
  return Object.hasOwn(words, code) ? words[code] : undefined
}

/** Why a code could not be exchanged, with what to do next. */
export function exchangeWords(code: string): string {
  if (['invalid_code', 'code_already_used', 'code_expired'].includes(code))
    return 'What Slack sent you back with is too old or was used already. Connect Slack once more.'
  if (code === 'bad_redirect_uri')
    return 'Slack does not accept the address of this server. Whoever runs it has to add it to the app in Slack.'
  if (['bad_client_secret', 'invalid_client_id', 'oauth_authorization_url_mismatch'].includes(code))
    return 'Slack does not accept the app of this server. Whoever runs it has to look at its settings.'
  return lastingTrouble(code) ?? 'Slack did not accept this connection. Connect Slack once more.'
}
