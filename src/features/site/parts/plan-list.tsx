import { buttonClass } from '#ui/button-class.ts'
import { priceWords, trialWords, type Plan } from '#features/billing/rules/plans.ts'
import { Section } from './section.tsx'

/** What the operator offers, side by side; while there is nothing, what is true instead. */
export function PlanList({ plans }: { plans: readonly Plan[] }) {
  return plans.length === 0 ? <NothingPublished /> : <Published plans={plans} />
}

function NothingPublished() {
  return (
    <Section
      title="Plans are not published yet"
      lead="No plan is set up on this server, so there is nothing to compare and no price to show. This is what is true today."
    >
      <dl className="max-w-3xl border-b border-line">
        {facts.map(([name, value]) => (
          <div key={name} className="border-t border-line py-4 md:grid md:grid-cols-[14rem_1fr] md:gap-8">
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-2">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
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

function Published({ plans }: { plans: readonly Plan[] }) {
  return (
    <Section title="Plans">
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.id} className="flex flex-col border-t border-line pt-5">
            <h3>{plan.name}</h3>
            <p className="mt-1 text-ink-2">{plan.summary}</p>
            <p className="mt-4 font-title text-2xl">{priceWords(plan.prices[0])}</p>
            {plan.prices[1] ? <p>or {priceWords(plan.prices[1])}</p> : null}
            <p className="text-sm text-ink-2">{trialWords(plan, plan.prices[0])}</p>
            <ul className="mt-4 mb-8 list-disc pl-6">
              {plan.includes.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <a href="/onboarding" className={buttonClass('quiet', 'md', 'mt-auto')}>
              Get Started<span className="sr-only"> with {plan.name}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-measure text-ink-2">
        You choose in the app, after you have signed in, and nothing is charged before a button has named the
        amount and the day. Where no payment is set up, everything is on and costs nothing.
      </p>
    </Section>
  )
}
