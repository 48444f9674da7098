import { priceWords, trialWords, type Plan } from '#features/billing/rules/plans.ts'
import { escapeHtml } from '#platform/contract/escape-html.ts'
import { buttonClass } from '#ui/button-class.ts'

const begin = '<!--plans-->'
const end = '<!--/plans-->'

/**
 * What the operator offers, side by side; while there is nothing, what is true instead. As text, because the build draws
 * it once and the server again when the plans are others than those of the build.
 */
export function drawPlans(plans: readonly Plan[]): string {
  return begin + (plans.length === 0 ? drawNothing() : drawPublished(plans)) + end
}

/** A built page with these plans in the place of those that it was built with. */
export function fillPlans(html: string, plans: readonly Plan[]): string {
  const [start, stop] = [html.indexOf(begin), html.indexOf(end)]
  return start < 0 || stop < start
    ? html
    : html.slice(0, start) + drawPlans(plans) + html.slice(stop + end.length)
}

/** The markup of <Section>. */
function drawSection(title: string, lead: string, content: string): string {
  const words = lead ? `<p class="mt-3 max-w-measure text-ink-2">${lead}</p>` : ''
  return `<section class="py-10 md:py-12"><div class="max-w-3xl"><h2 class="text-3xl text-balance">${title}</h2>${words}</div><div class="mt-6 md:mt-8">${content}</div></section>`
}

function drawNothing(): string {
  const lines = facts.map(
    ([name, value]) =>
      `<div class="border-t border-line py-4 md:grid md:grid-cols-[14rem_1fr] md:gap-8"><dt class="font-medium">${name}</dt><dd class="text-ink-2">${value}</dd></div>`,
  )
  return drawSection(
    'Plans are not published yet',
    'No plan is set up on this server, so there is nothing to compare and no price to show. This is what is true today.',
    `<dl class="max-w-3xl border-b border-line">${lines.join('')}</dl>`,
  )
}

const facts = [
  ['What is included', 'Everything. No function waits for a payment.'],
  ['What it costs', 'Nothing. Nothing is sold on this server, and no card is asked for.'],
  [
    'If that changes',
    'A plan, its price and the day of a first charge would stand here before anybody is asked.',
  ],
  [
    'On a machine of your own',
    'Balanse is open source. You may run it yourself, for as long as you like, with everything on.',
  ],
] as const

function drawPublished(plans: readonly Plan[]): string {
  const list = `<ul class="grid gap-x-12 gap-y-10 md:grid-cols-3">${plans.map(drawPlan).join('')}</ul>`
  const closing =
    '<p class="mt-8 max-w-measure text-ink-2">You choose in the app, after you have signed in, and nothing is charged before a button has named the amount and the day. Where no payment is set up, everything is on and costs nothing.</p>'
  return drawSection('Plans', '', list + closing)
}

function drawPlan(plan: Plan): string {
  const [first, second] = plan.prices
  const name = escapeHtml(plan.name)
  const trial = trialWords(plan, first)
  return [
    `<li class="flex flex-col border-t border-line pt-5"><h3>${name}</h3>`,
    `<p class="mt-1 text-ink-2">${escapeHtml(plan.summary)}</p>`,
    `<p class="mt-4 font-title text-2xl">${priceWords(first)}</p>`,
    second ? `<p>or ${priceWords(second)}</p>` : '',
    trial ? `<p class="text-sm text-ink-2">${trial}</p>` : '',
    `<ul class="mt-4 mb-8 list-disc pl-6">${plan.includes.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
    `<a href="/onboarding" class="${buttonClass('quiet', 'md', 'mt-auto')}">Get Started<span class="sr-only"> with ${name}</span></a></li>`,
  ].join('')
}
