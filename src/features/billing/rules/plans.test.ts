import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addPeriod, refundUntil } from './days.ts'
import { faultsOfPlans, minorUnits, priceWords, readPlans, trialWords, type OfferedPlan } from './plans.ts'
import { runsOutAt, standing, type Times } from './standing.ts'

const price = { amount: '6.00', currency: 'GBP', per: 'month' } as const
const plan: OfferedPlan = {
  id: 'calm',
  name: 'Calm',
  summary: 'For one person.',
  prices: [price],
  trial_days: 14,
  includes: ['Everything'],
}

describe('content/plans.json', () => {
  test('is read as it is written', () => {
    expect(readPlans([plan])).toEqual([plan])
    expect(readPlans([])).toEqual([])
  })

  test.each([
    [[plan, { ...plan, prices: [{ ...price, amount: '6' }] }], /plan 2, prices, 0, amount/],
    [[plan, plan], /two plans with the same id/],
    [[{ ...plan, prices: [price, price] }], /two prices for the same length/],
    [[{ ...plan, id: 'Two words' }], /in plan 1, id/],
    [[{ ...plan, price: null }], /plan 1/],
    [{}, /content\/plans.json cannot be used/],
  ])('that cannot be used is refused in one sentence (%#)', (raw, words) => {
    expect(() => readPlans(raw)).toThrow(words)
    expect(() => readPlans(raw)).toThrow(/^[^\n]+$/)
  })
})

test('a price is said in words, with its trial', () => {
  expect(priceWords(price)).toBe('£6.00 a month')
  expect(priceWords(undefined)).toBe('Free')
  expect(trialWords(plan, price)).toBe('The first 14 days are free, then £6.00 a month. Cancel in 1 click.')
  expect(trialWords({ ...plan, trial_days: 0 }, price)).toBeNull()
  expect(minorUnits({ ...price, amount: '19.99' })).toBe(1999)
})

test('a month on is the same day, or the last of a shorter month', () => {
  const from = (day: string, per: 'month' | 'year') =>
    addPeriod(new Date(`${day}T10:00Z`), per)
      .toISOString()
      .slice(0, 10)
  expect(from('2026-01-31', 'month')).toBe('2026-02-28')
  expect(from('2026-12-15', 'month')).toBe('2027-01-15')
  expect(from('2028-02-29', 'year')).toBe('2029-02-28')
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (day) => {
      const length = (addPeriod(day, 'month').getTime() - day.getTime()) / 86_400_000
      expect(length).toBeGreaterThanOrEqual(28)
      expect(length).toBeLessThanOrEqual(31)
    }),
  )
})

test('a payment goes back for 14 days and no longer', () => {
  const paid = '2026-11-01T10:00:00Z'
  expect(refundUntil(paid, new Date('2026-11-15T09:59:59Z'))?.toISOString()).toBe('2026-11-15T10:00:00.000Z')
  expect(refundUntil(paid, new Date('2026-11-15T10:00:00Z'))).toBeNull()
  expect(refundUntil(null, new Date())).toBeNull()
})

test('what renews at the payment service never runs out by our clock', () => {
  const times: Times = {
    state: 'active',
    provider: 'stripe',
    trial_ends_at: null,
    period_ends_at: '2020-01-01T00:00:00Z',
    grace_ends_at: null,
    ends_at: null,
    subscription_id: 'sub_1',
  }
  const now = new Date('2026-11-22T00:00:00Z')
  expect(standing(times, now).state).toBe('active')
  expect(standing({ ...times, provider: 'manual' }, now)).toEqual({
    state: 'expired',
    ends_at: times.period_ends_at,
  })
  expect(runsOutAt({ ...times, state: 'trialing', trial_ends_at: times.period_ends_at })).toBeNull()
})

test('every fault of the file is said with its place', () => {
  expect(faultsOfPlans('[]')).toEqual({ faults: [], offered: [] })
  expect(faultsOfPlans('[').faults[0]).toContain('It is not JSON')
  const plan = { id: 'a', name: '', summary: 'x', prices: [], trial_days: -1, includes: ['x'] }
  const { faults, offered } = faultsOfPlans(JSON.stringify([plan]))
  expect(offered).toBeNull()
  expect(faults).toEqual([
    expect.stringContaining('in plan 1, name'),
    expect.stringContaining('in plan 1, trial_days'),
  ])
})
