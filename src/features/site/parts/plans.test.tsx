import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlanList } from './plan-list.tsx'
import { plans, priceWords, type Plan, readPlans, trialWords } from './plans.ts'
import { TestimonialSlots } from './testimonial-slots.tsx'
import { readTestimonials, testimonials } from './testimonials.ts'

const plan: Plan = {
  name: 'Calm',
  summary: 'For one person.',
  price: { amount: '6.00', currency: 'GBP', per: 'month' },
  trial_days: 14,
  includes: ['Everything'],
}

test('no price is shipped, and the page then says what is true', () => {
  expect(plans).toEqual([])
  const html = renderToStaticMarkup(<PlanList plans={plans} />)
  expect(html).toContain('Plans are not published yet')
  expect(html).not.toMatch(/[£€$]\d/)
})

test('a published plan shows its price, its trial and what is in it', () => {
  const html = renderToStaticMarkup(<PlanList plans={[plan, { ...plan, name: 'Open', price: null }]} />)
  expect(html).toContain('£6.00 a month')
  expect(html).toContain('The first 14 days are free, then £6.00 a month. Cancel in 1 click.')
  expect(html).not.toContain('not published')
  expect(priceWords({ ...plan, price: null })).toBe('Free')
  expect(trialWords({ ...plan, trial_days: 0 })).toBeNull()
})

test('a plan that nobody could read stops the build with the place of the fault', () => {
  expect(() => readPlans([{ ...plan, price: { amount: '6', currency: 'GBP', per: 'month' } }])).toThrow(
    /plans\.json[\s\S]*price\.amount/,
  )
})

test('the shipped testimonials are marked as examples and name nobody', () => {
  expect(testimonials).toHaveLength(3)
  const html = renderToStaticMarkup(<TestimonialSlots slots={testimonials} />)
  expect(html.match(/Example text/g)).toHaveLength(3)
})

test('a testimonial is either an example without a person or real with one', () => {
  const slot = { text: 'It helped.', person: 'Ada', is_example: false }
  expect(readTestimonials([slot, slot, slot])).toHaveLength(3)
  expect(() => readTestimonials([slot, slot, { ...slot, person: '' }])).toThrow(/testimonials\.json/)
  expect(() => readTestimonials([slot, slot, { ...slot, is_example: true }])).toThrow(/testimonials\.json/)
})
