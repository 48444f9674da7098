import { describe, expect, it } from 'vitest'
import type { Profile } from '#features/account/contract.ts'
import type { MonthDay, MonthPlan } from '#features/month/contract.ts'
import type { Milestones } from '#features/progress/contract.ts'
import { countDone } from '#features/progress/rules/milestones.ts'
import { emptyVision } from '#features/vision/contract.ts'
import { createSampleServer } from './sample-server.ts'

const server = () => createSampleServer('admin', 'Europe/London')
const ask = (
  { answer }: ReturnType<typeof server>,
  method: string,
  path: string,
  body?: unknown,
  query: Record<string, string> = {},
) => answer({ method, path, query, body })

describe('the sample server', () => {
  it('signs in whom the role says', () => {
    const sample = server()
    const read = () => ask(sample, 'GET', '/profile').body as Profile
    const first = read()
    expect([first.user.role, first.user.full_name]).toEqual(['admin', 'Sample admin'])
    sample.setRole('tester')
    expect(read().user.role).toBe('tester')
    expect(read().user.id).not.toBe(first.user.id)
    expect(read().rhythm.week_starts_on).toBe(first.rhythm.week_starts_on)
  })

  it('keeps what is changed, and answers a stale save with the row as it is', () => {
    const sample = server()
    const content = { ...emptyVision, sentence: 'I sing.', today: '2026-11-21' }
    expect(ask(sample, 'PUT', '/visions/mind', { ...content, version: 1 })).toMatchObject({
      status: 200,
      body: { sentence: 'I sing.', version: 2 },
    })
    expect(ask(sample, 'PUT', '/visions/mind', { ...content, sentence: 'x', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { sentence: 'I sing.' } },
    })
    // A new page begins with the same sample again.
    expect(ask(server(), 'GET', '/visions/mind')).toMatchObject({ body: { version: 1 } })
  })

  it('counts the score’s facts from the rows as they are now', () => {
    const sample = server()
    const read = (path: string) => ask(sample, 'GET', path, undefined, { today: '2026-11-21' }).body
    const done = () => countDone(read('/milestones') as Milestones)
    expect(done()).toBe(8)
    expect(read('/progress')).toMatchObject({ resting: [] })
    ask(sample, 'PUT', '/visions/mind', { ...emptyVision, today: '2026-11-21', version: 1, is_resting: true })
    // One more pillar at rest, one less that is pictured.
    expect(done()).toBe(8)
    expect(read('/progress')).toMatchObject({ resting: ['mind'] })
  })

  it('keeps weights, pauses and marks as the server does', () => {
    const sample = server()
    const weights = { intention: 10, follow_through: 40, reflection: 20, balance: 20 }
    const id = '00000000-0000-4000-8000-000000000009'
    const pause = { kind: 'pause', from: '2026-11-01', to: null }
    ask(sample, 'PUT', '/score-weights', { weights, version: 0 })
    ask(sample, 'PUT', `/pauses/${id}`, { ...pause, version: 0 })
    ask(sample, 'PUT', '/milestones/month_review', { mark: 'done', marked_on: '2026-11-02', version: 0 })
    expect(ask(sample, 'PUT', '/score-weights', { weights, version: 0 }).status).toBe(409)
    expect(ask(sample, 'PUT', `/pauses/${id}`, { ...pause, version: 0 }).status).toBe(409)
    expect(ask(sample, 'GET', '/progress', undefined, { today: '2026-11-21' })).toMatchObject({
      body: { chosen: { weights, version: 1 }, pauses: [{ id, ...pause }] },
    })
    expect(ask(sample, 'DELETE', `/pauses/${id}`).status).toBe(200)
    expect(ask(sample, 'DELETE', `/pauses/${id}`).status).toBe(404)
    const milestones = ask(sample, 'GET', '/milestones', undefined, { today: '2026-11-21' })
    expect(countDone(milestones.body as Milestones)).toBe(9)
  })

  it('holds this month as a plan, and the same days as the calendar of the month', () => {
    const sample = server()
    const today = (ask(sample, 'GET', '/month-plans/latest').body as { month_plan: MonthPlan }).month_plan
    const month = today.month_date
    const { body } = ask(sample, 'GET', `/months/${month}/days`)
    expect((body as { days: MonthDay[] }).days.every(({ date }) => date.startsWith(month.slice(0, 7)))).toBe(
      true,
    )
    const { user_id: _me, month_date: _month, updated_at: _at, version, ...content } = today
    const save = (from: number) => ask(sample, 'PUT', `/months/${month}`, { ...content, version: from })
    expect(save(version)).toMatchObject({ status: 200, body: { version: version + 1 } })
    expect(save(version)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(ask(sample, 'GET', '/months/1999-01-01')).toMatchObject({ body: { version: 0, big_three: [] } })
  })

  it('refuses what the contract refuses, and knows nothing that is not in the sample', () => {
    expect(ask(server(), 'GET', '/days/2026-02-30')).toMatchObject({
      status: 422,
      body: { message: 'This date does not exist.' },
    })
    expect(ask(server(), 'GET', '/admin/overview').status).toBe(404)
    expect(ask(server(), 'POST', '/profile').status).toBe(404)
  })
})
