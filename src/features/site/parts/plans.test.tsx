import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlanList } from './plan-list.tsx'
import type { Plan } from '#features/billing/rules/plans.ts'
import { plans } from './plans.ts'
import { TestimonialSlots } from './testimonial-slots.tsx'
import { readTestimonials, testimonials } from './testimonials.ts'

const plan: Plan = {
  id: 'calm',
  name: 'Calm',
  summary: 'For one person.',
  prices: [
    { amount: '6.00', currency: 'GBP', per: 'month' },
    { amount: '60.00', currency: 'GBP', per: 'year' },
  ],
  trial_days: 14,
  includes: ['Everything'],
}

test('no price is shipped, and the page then says what is true', () => {
  expect(plans).toEqual([])
  const html = renderToStaticMarkup(<PlanList plans={plans} />)
  expect(html).toContain('Plans are not published yet')
  expect(html).not.toMatch(/[£€$]\d/)
})

test('a published plan shows its prices, its trial and what is in it', () => {
  const html = renderToStaticMarkup(
    <PlanList plans={[plan, { ...plan, id: 'open', name: 'Open', prices: [] }]} />,
  )
  expect(html).toContain('£6.00 a month')
  expect(html).toContain('or £60.00 a year')
  expect(html).toContain('The first 14 days are free, then £6.00 a month. Cancel in 1 click.')
  expect(html).toContain('Free')
  expect(html).not.toContain('not published')
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
