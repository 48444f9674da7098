/**
 * Rows of a person that are in no archive: they are counters and places that mean nothing elsewhere, or are made again
 * by themselves. Everything else that carries a `user_id` stands in tables.ts (tested).
 */
export const leftOut = {
  profiles: 'travels as settings.json',
  coach_states: 'where an exercise stands; empty between exercises',
  coach_sent: 'copies of what went to a model, made of what is in the archive; gone after thirty days',
  ai_usage: 'counts of today’s talks with a model',
  deletion_requests: 'a deletion that was asked for here',
  activity_events: 'what happened to the account on this server',
  archive_tickets: 'an address that hands out the archive of this server once, for a minute',
  api_tokens: 'keys that open something on this server only',
  key_days: 'how often a key asked something of this server',
  key_proposals: 'what keys proposed and nobody answered; what was accepted stands where it was written',
  calendar_feeds: 'secret addresses that open something on this server only',
  calendar_sources: 'calendars of others; they are brought again from where they live',
  calendar_events: 'appointments that were read from those calendars',
  calendar_accounts: 'tokens that read calendars elsewhere; they open nothing on another server',
  oauth_starts: 'ways to other services that were begun; gone after ten minutes',
  slack_connections: 'tokens and addresses that write to somebody in Slack from this server',
  folder_exports: 'where pages are written to elsewhere, and what opens it',
  folder_export_files: 'what stands there; it holds no words',
  folder_export_runs: 'when it was written to',
  webhooks: 'addresses of programs that are told by this server',
  webhook_messages: 'what those programs were told; it holds no words',
  team_members: 'which team somebody is in on this server; it holds nothing that they wrote',
  reminders: 'reminders that came; gone after thirty days',
  reminder_sends: 'whether those were taken',
  push_devices: 'browsers that are told by this server; each says so anew',
  subscriptions: 'what was agreed with whoever runs this server',
  invoices: 'what was paid on this server; each can be opened under Billing & Subscription',
} as const
