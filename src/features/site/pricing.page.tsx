import { publicPage } from '#platform/web/page.ts'
import type { Plan } from '#features/billing/rules/plans.ts'
import { CallToAction } from './parts/call-to-action.tsx'
import { drawPlans } from './parts/draw-plans.ts'
import { PageOpening } from './parts/page-opening.tsx'
import { plans } from './parts/plans.ts'
import { Questions } from './parts/questions.tsx'
import { Section } from './parts/section.tsx'

export default publicPage({
  path: '/pricing',
  description:
    'What Balanse costs on this server, what is included, and what is true when you run it on a machine of your own.',
  Body: Pricing,
  laidIn: () => drawPlans([]) + drawPlans([anyPlan]),
})

/** A plan with everything that one can have: the page keeps the looks for it. */
const anyPlan: Plan = {
  id: 'any',
  name: 'Any',
  summary: 'Any',
  prices: [
    { amount: '1.00', currency: 'GBP', per: 'month' },
    { amount: '1.00', currency: 'GBP', per: 'year' },
  ],
  trial_days: 1,
  includes: ['Any'],
}

function Pricing() {
  return (
    <>
      <PageOpening
        title="Pricing"
        lead="No number is shown here that is not real, and no plan is chosen for you in advance."
      />
      <div dangerouslySetInnerHTML={{ __html: drawPlans(plans) }} />
      <Section title="What people ask about it">
        <Questions items={questions} />
      </Section>
      <CallToAction />
    </>
  )
}

const questions = [
  {
    question: 'Do I need a card to begin?',
    answer: (
      <p>
        No. A trial needs no card, and no page of Balanse has a field for one: where a plan is paid by card,
        it is typed at the payment service and nowhere else.
      </p>
    ),
  },
  {
    question: 'What does “Cancel in 1 click” mean here?',
    answer: (
      <p>
        One press under Billing &amp; Subscription in the app, and the plan does not renew. The day on which
        it ends stands there in words, and Undo beside it. A payment goes back in full within 14 days. Where
        nothing is sold, there is nothing to cancel, and that page says so.
      </p>
    ),
  },
  {
    question: 'What would the AI coach cost?',
    answer: (
      <p>
        The guided coach costs nothing to run and is always there. If whoever runs the server connects a
        language model, they may have costs of their own; you have none unless they publish a plan here.
      </p>
    ),
  },
  {
    question: 'What does it cost to run it myself?',
    answer: (
      <p>
        The program is free software under the AGPL-3.0-only. You need a machine that runs Node, and some
        space on its disk. It brings its own database.
      </p>
    ),
  },
]
