import { layOutLetter } from '#platform/mail/lay-out-letter.server.ts'
import type { Letter } from '#platform/mail/open-mail.server.ts'
import type { ListName } from '../rules.ts'
import { replyHours } from '../rules.ts'

const names: Record<ListName, string> = {
  waitlist: 'the Balanse waitlist',
  newsletter: 'letters from Balanse',
}

export interface ListLetter {
  to: string
  list: ListName
  /** Public address of this server, without a slash at its end. */
  site: string
  token: string
  daysToConfirm: number
}

const linkTo = ({ site, token }: ListLetter, what: 'confirm' | 'leave') =>
  `${site}/lists/${what}?token=${token}`

/** Asks whoever reads the address whether they want to be on the list. */
export function confirmLetter(given: ListLetter): Letter {
  return {
    to: given.to,
    kind: `${given.list}-confirm`,
    subject: 'Please confirm your address',
    ...layOutLetter({
      heading: 'One press, and you are on the list',
      opening: [`Somebody, most likely you, asked for ${names[given.list]} with this address.`],
      button: { label: 'Confirm my address', url: linkTo(given, 'confirm') },
      closing: [
        `The link is good for ${given.daysToConfirm} days. Without it we forget your address by ourselves.`,
        `If it was not you, or you have changed your mind, take it off now: ${linkTo(given, 'leave')}`,
      ],
    }),
  }
}

/** For an address that is on the list: the page gave the same answer as to a new one, so this letter explains. */
export function knownLetter(given: ListLetter): Letter {
  return {
    to: given.to,
    kind: `${given.list}-known`,
    subject: 'You are on the list already',
    ...layOutLetter({
      heading: 'You are on the list already',
      opening: [`Your address was given once more for ${names[given.list]}. There is nothing to do.`],
      closing: [`To take your address off the list: ${linkTo(given, 'leave')}`],
    }),
  }
}

export interface MessageLetter {
  reference: string
  email: string
  subject: string
  message: string
  page: string
  version: string
}

/** What was written, for the people who look after the server. */
export function operatorLetter(to: string, given: MessageLetter): Letter {
  return {
    to,
    kind: 'support-message',
    subject: `[${given.reference}] ${oneLine(given.subject)}`,
    ...layOutLetter({
      heading: given.subject,
      opening: [`From ${given.email}`, ...given.message.split(/\n+/).filter(Boolean)],
      closing: [
        ...(given.page ? [`Page: ${given.page}`] : []),
        ...(given.version ? [`Version: ${given.version}`] : []),
        `Reference ${given.reference}. Support promises an answer within ${replyHours} hours.`,
      ],
    }),
  }
}

/** The copy for whoever wrote. */
export function copyLetter(given: MessageLetter): Letter {
  return {
    to: given.email,
    kind: 'support-copy',
    subject: `We have your message (${given.reference})`,
    ...layOutLetter({
      heading: 'We have your message',
      opening: [
        `We reply within ${replyHours} hours. This is what you wrote:`,
        given.subject,
        ...given.message.split(/\n+/).filter(Boolean),
      ],
      closing: [
        `Your reference is ${given.reference}.`,
        'If you did not write to us, somebody mistyped their address; there is nothing to do.',
      ],
    }),
  }
}

/** A subject is one line of a letter's head. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
