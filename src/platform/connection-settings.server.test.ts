import { describe, expect, it } from 'vitest'
import { readConfig } from './config.server.ts'

const slack = {
  BALANSE_SLACK_CLIENT_ID: 'a',
  BALANSE_SLACK_CLIENT_SECRET: 'b',
  BALANSE_SLACK_SIGNING_SECRET: 'c',
}

describe('settings of connections', () => {
  it('switch nothing on by themselves', () => {
    expect(readConfig({}).connections).toEqual({
      slack: { url: 'https://slack.com', app: null },
      google: null,
      microsoft: null,
    })
  })

  it('are read together', () => {
    const google = {
      BALANSE_GOOGLE_CALENDAR_CLIENT_ID: 'id',
      BALANSE_GOOGLE_CALENDAR_CLIENT_SECRET: 'secret',
      BALANSE_GOOGLE_CALENDAR_URL: 'http://127.0.0.1:4321/',
    }
    expect(readConfig({ ...slack, ...google }).connections).toEqual({
      slack: { url: 'https://slack.com', app: { clientId: 'a', clientSecret: 'b', signingSecret: 'c' } },
      google: { clientId: 'id', clientSecret: 'secret', url: 'http://127.0.0.1:4321' },
      microsoft: null,
    })
  })

  it.each(Object.keys(slack))('name %s when it alone is missing', (name) => {
    expect(() => readConfig({ ...slack, [name]: '' })).toThrow(`${name} is empty`)
  })

  it('send tokens nowhere without encryption', () => {
    expect(() => readConfig({ ...slack, BALANSE_SLACK_URL: 'http://slack.example.org' })).toThrow(
      'BALANSE_SLACK_URL must be an https address',
    )
  })
})
