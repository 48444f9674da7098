import { layOutLetter } from '#platform/mail/lay-out-letter.server.ts'
import type { Letter } from '#platform/mail/open-mail.server.ts'
import type { Invoice } from '../contract.ts'
import { dayWords } from '../rules/days.ts'
import { moneyWords } from '../rules/plans.ts'

export interface PlanFacts {
  to: string
  /** Public address of this server, without a slash at its end. */
  site: string
  /** The plan's name. */
  plan: string
  timeZone: string
}

const billing = (site: string) => ({ label: 'Open Billing & Subscription', url: `${site}/billing` })

export interface Ahead extends PlanFacts {
  what: 'trial-ends' | 'first-charge' | 'renewal' | 'invoice-ends' | 'unpaid'
  day: string
  amount: number
  currency: string
}

/** Said some days before: what happens by itself, when, and how to have it otherwise. */
export function aheadLetter(given: Ahead): Letter {
  const { to, site, plan, what } = given
  const day = dayWords(given.day, given.timeZone)
  const money = moneyWords(given.amount, given.currency)
  const { heading, line } = {
    'trial-ends': {
      heading: `Your trial of ${plan} ends on ${day}`,
      line: 'Nothing is charged and you need not do anything: no payment was agreed. Everything you wrote stays yours.',
    },
    'first-charge': {
      heading: `Your trial of ${plan} ends on ${day}`,
      line: `On that day ${money} is charged. If you would rather not go on, cancel in 1 click before then and nothing is charged.`,
    },
    renewal: {
      heading: `${plan} renews on ${day}`,
      line: `On that day ${money} is charged. If you would rather not go on, cancel in 1 click before then.`,
    },
    unpaid: {
      heading: `A payment for ${plan} has not gone through yet`,
      line: `It is ${money}. Nothing is closed, and there is time until ${day}. After that the plan ends, and what you wrote stays yours.`,
    },
    'invoice-ends': {
      heading: `${plan} ends on ${day}`,
      line: 'It does not renew by itself. To go on, ask for another invoice under Billing & Subscription.',
    },
  }[what]
  return {
    to,
    kind: 'billing-ahead',
    subject: heading,
    ...layOutLetter({
      heading,
      opening: [line],
      button: billing(site),
      closing: ['You have this letter because a plan is a promise of money, and a promise is said in time.'],
    }),
  }
}

/** That a plan was cancelled, kept as a proof by whoever did it. */
export function canceledLetter({ to, site, plan, timeZone, day }: PlanFacts & { day: string }): Letter {
  const heading = `${plan} is cancelled`
  return {
    to,
    kind: 'billing-canceled',
    subject: heading,
    ...layOutLetter({
      heading,
      opening: [
        `It goes on until ${dayWords(day, timeZone)} and then ends. Nothing more is charged, and everything you wrote stays yours.`,
      ],
      button: billing(site),
      closing: ['Until that day you can take this back under Billing & Subscription.'],
    }),
  }
}

export function invoiceLetter(given: PlanFacts & { invoice: Invoice; payTo: string }): Letter {
  const { to, site, plan, invoice, payTo, timeZone } = given
  const heading = `Invoice ${invoice.number}`
  return {
    to,
    kind: 'billing-invoice',
    subject: `${heading} for ${plan}`,
    ...layOutLetter({
      heading,
      opening: [
        `${plan}: ${moneyWords(invoice.amount, invoice.currency)}, tax included.`,
        `To be paid by ${dayWords(invoice.due_at ?? invoice.issued_at, timeZone)}: ${payTo}`,
        `Please name ${invoice.number} with the payment.`,
      ],
      button: billing(site),
      closing: [
        'It does not renew by itself. If you did not ask for it, there is nothing to pay: cancel it there.',
      ],
    }),
  }
}

/** For whoever runs the server: something about an invoice needs a hand. */
export function operatorLetter(to: string, what: 'ordered' | 'refund', invoice: Invoice): Letter {
  const money = moneyWords(invoice.amount, invoice.currency)
  const heading =
    what === 'ordered' ? `Invoice ${invoice.number} was sent` : `Invoice ${invoice.number} is to be paid back`
  return {
    to,
    kind: 'billing-operator',
    subject: heading,
    ...layOutLetter({
      heading,
      opening: [
        what === 'ordered'
          ? `${money} is to come. Once it is there: npm run balanse -- invoice ${invoice.number} paid`
          : `${money} was asked back within 14 days. Once it is sent: npm run balanse -- invoice ${invoice.number} refunded`,
      ],
      closing: [],
    }),
  }
}
