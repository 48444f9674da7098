import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import pricing from '../pricing.page.tsx'
import { drawPlans, fillPlans } from './draw-plans.ts'
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
  const html = drawPlans(plans)
  expect(html).toContain('Plans are not published yet')
  expect(html).not.toMatch(/[£€$]\d/)
})

test('a published plan shows its prices, its trial and what is in it', () => {
  const html = drawPlans([plan, { ...plan, id: 'open', name: 'Open', prices: [] }])
  expect(html).toContain('£6.00 a month')
  expect(html).toContain('or £60.00 a year')
  expect(html).toContain('The first 14 days are free, then £6.00 a month. Cancel in 1 click.')
  expect(html).toContain('Free')
  expect(html).not.toContain('not published')
})

test('the built page takes the plans of the running server in, and nothing else of it changes', () => {
  const built = renderToStaticMarkup(<pricing.Body />)
  expect(built).toContain('Plans are not published yet')
  const filled = fillPlans(built, [{ ...plan, name: 'Calm & <b>more</b>' }])
  expect(filled).toContain('<h3>Calm &amp; &lt;b&gt;more&lt;/b&gt;</h3>')
  expect(filled).not.toContain('Plans are not published yet')
  expect(filled).toContain('Do I need a card to begin?')
  expect(fillPlans(filled, plans)).toBe(built)
  expect(fillPlans('<p>another page</p>', [plan])).toBe('<p>another page</p>')
})

test('the looks of a plan are kept in a page that was built without one', () => {
  const looks = new Set(pricing.laidIn?.().match(/class="([^"]*)"/g))
  for (const used of drawPlans([plan]).match(/class="([^"]*)"/g) ?? []) expect(looks).toContain(used)
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
