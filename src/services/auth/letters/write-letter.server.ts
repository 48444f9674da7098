import { layOutLetter, type LetterWords } from '#platform/mail/lay-out-letter.server.ts'
import type { Letter } from '#platform/mail/open-mail.server.ts'
import type { IssuedToken } from '../codes/issue-token.server.ts'
import type { AuthParts } from '../parts.server.ts'

type LetterPurpose = Exclude<IssuedToken['purpose'], 'sms' | 'phone_change'>

interface Words extends Pick<LetterWords, 'heading' | 'opening'> {
  subject: string
  /** The button, where the letter has a link. */
  label?: string
}

const unasked = 'If this was not you, nothing has happened yet, and you can leave this letter unanswered.'

const words: Record<LetterPurpose, Words> = {
  signup: {
    subject: 'Confirm your e-mail address',
    heading: 'Welcome to Balanse',
    opening: ['Confirm that this address is yours with the button, or type this code where you signed up:'],
    label: 'Confirm my address',
  },
  invite: {
    subject: 'You are invited to Balanse',
    heading: 'You are invited to Balanse',
    opening: ['Somebody made a place for you. Accept with the button, or type this code:'],
    label: 'Accept the invitation',
  },
  magiclink: {
    subject: 'Your sign-in code',
    heading: 'Sign in to Balanse',
    opening: ['Sign in with the button, or type this code where you asked for it:'],
    label: 'Sign in',
  },
  recovery: {
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    opening: [
      'Open Balanse with the button and choose a new password, or type this code where you asked for it:',
    ],
    label: 'Choose a new password',
  },
  email_change_current: {
    subject: 'Confirm the change of your address',
    heading: 'A change of your e-mail address',
    opening: [
      'Your account asked to move to another address. It moves when both addresses agree. Agree with the button, or type this code:',
    ],
    label: 'Agree to the change',
  },
  email_change_new: {
    subject: 'Confirm your new e-mail address',
    heading: 'Your new e-mail address',
    opening: ['Confirm with the button that this address is yours, or type this code:'],
    label: 'Confirm this address',
  },
  reauthentication: {
    subject: 'Your code for Balanse',
    heading: 'Is it you?',
    opening: ['Type this code where you asked for it:'],
  },
}

/** The letter that carries a code, and mostly a link, to its address. */
export function writeCodeLetter(parts: AuthParts, issued: IssuedToken, redirectTo: string): Letter {
  const { subject, heading, opening, label } = words[issued.purpose as LetterPurpose]
  const body = layOutLetter({
    heading,
    opening,
    code: issued.code,
    button: label ? { label, url: linkOf(parts, issued, redirectTo) } : undefined,
    closing: [`It is good ${describeLife(parts.config.mailCodeSeconds)}, and only once.`, unasked],
  })
  return { to: issued.address, subject, kind: issued.purpose, ...body }
}

/** The address behind the button: this service, which leads on to the product. */
export function linkOf(parts: AuthParts, { link, type }: IssuedToken, redirectTo: string): string {
  return `${parts.issuer}/verify?${new URLSearchParams({ token: link, type, redirect_to: redirectTo })}`
}

/** The text message that carries a code. */
export function writeCodeMessage(code: string): string {
  return `${code} is your Balanse code. If you did not ask for it, you can leave it.`
}

export function writeNewDeviceLetter(to: string, device: string, at: Date): Letter {
  const subject = 'A new sign-in to Balanse'
  const body = layOutLetter({
    heading: subject,
    opening: [
      `Somebody signed in to your account on ${describeMoment(at)}, on a device that was not used for it before: ${device}.`,
      'If this was you, all is well and there is nothing to do.',
    ],
    closing: [
      'If it was not you, open Profile Settings in Balanse, sign out everywhere else, and choose a new password.',
    ],
  })
  return { to, subject, kind: 'new_device', ...body }
}

function describeMoment(at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    .format(at)
    .concat(' (UTC)')
}

/** "for 1 hour", "for 45 minutes": rounded down, so that it never promises more than there is. */
function describeLife(seconds: number): string {
  const [count, unit] =
    seconds >= 7200
      ? [Math.floor(seconds / 3600), 'hour']
      : seconds === 3600
        ? [1, 'hour']
        : [Math.floor(seconds / 60), 'minute']
  return `for ${count} ${unit}${count === 1 ? '' : 's'}`
}
