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
  api_tokens: 'keys that open something on this server only',
  calendar_feeds: 'secret addresses that open something on this server only',
  calendar_sources: 'calendars of others; they are brought again from where they live',
  calendar_events: 'appointments that were read from those calendars',
  webhooks: 'addresses of programs that are told by this server',
  webhook_messages: 'what those programs were told; it holds no words',
  reminders: 'reminders that came; gone after thirty days',
  reminder_sends: 'whether those were taken',
  push_devices: 'browsers that are told by this server; each says so anew',
  subscriptions: 'what was agreed with whoever runs this server',
  invoices: 'what was paid on this server; each can be opened under Billing & Subscription',
} as const
