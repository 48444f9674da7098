import { randomBytes, randomInt } from 'node:crypto'
import type { Database } from '#platform/db/database.server.ts'
import type { Background } from '#platform/http/background.server.ts'
import type { PublicHandlers, Visitor } from '#platform/http/serve-public.server.ts'
import type { Mail } from '#platform/mail/open-mail.server.ts'
import { detect } from '#features/safety/rules.ts'
import type { Received, siteContract } from './contract.ts'
import { confirmLetter, copyLetter, knownLetter, operatorLetter } from './parts/letters.server.ts'
import { hashOfToken } from './parts/list-links.server.ts'
import type { VisitorLimits } from './parts/visitor-limits.server.ts'
import { currentWording, replyHours, type ListName } from './rules.ts'
import {
  forgetUnconfirmed,
  insertSupportMessage,
  putOnList,
  readAdminAddresses,
  recordLetter,
  type NewSupportMessage,
} from './store.server.ts'

const daysToConfirm = 7

export interface SiteParts {
  database: Database
  mail: Mail
  limits: VisitorLimits
  /** Letters go out after the answer, so that its time says nothing about an address. */
  background: Background
  /** Public address of this server, without a slash at its end. */
  site: string
  /** Of this server: stands beside an issue whose sender named none. */
  version: string
}

export function createSiteApi(parts: SiteParts): PublicHandlers<typeof siteContract> {
  return {
    joinWaitlist: ({ body }, visitor) => join(parts, 'waitlist', body, visitor),
    joinNewsletter: ({ body }, visitor) => join(parts, 'newsletter', body, visitor),
    sendMessage: ({ body }, visitor) =>
      receive(parts, { ...body, kind: 'contact', page: '', version: '' }, visitor),
    reportIssue: ({ body }, visitor) => receive(parts, { ...body, kind: 'issue' }, visitor),
  }
}

async function join(
  { database, mail, limits, background, site }: SiteParts,
  list: ListName,
  { email, helpWith }: { email: string; helpWith?: string | undefined },
  { ip, now }: Visitor,
): Promise<{ message: string }> {
  await limits.takeOfNetwork('join', ip)
  const confirmBy = mail.configured ? new Date(now.getTime() + daysToConfirm * 86_400_000) : null
  const entry = { list, email, helpWith, wording: currentWording[list], confirmBy }
  const { entryId, isConfirmed } = await database.asService(async (rows) => {
    await forgetUnconfirmed(rows)
    return putOnList(rows, entry)
  })
  if (!mail.configured) return { message: 'Thanks, your address is on the list.' }
  background.run(async () => {
    if (!(await limits.mayHaveLetter(email))) return
    const token = randomBytes(32).toString('base64url')
    await database.asService((rows) => recordLetter(rows, entryId, hashOfToken(token)))
    const write = isConfirmed ? knownLetter : confirmLetter
    await mail.send(write({ to: email, list, site, token, daysToConfirm }))
  })
  return { message: 'Thanks, check your inbox.' }
}

type Given = Omit<NewSupportMessage, 'reference'> & { website: string }

async function receive(
  { database, mail, limits, background, version }: SiteParts,
  { website: _trap, ...given }: Given,
  { ip }: Visitor,
): Promise<Received> {
  await limits.takeOfNetwork('message', ip)
  await limits.takeOfSender(given.email)
  const message = { ...given, version: given.version || version, reference: newReference() }
  await database.asService((rows) => insertSupportMessage(rows, message))
  if (mail.configured)
    background.run(async () => {
      const admins = await database.asService(readAdminAddresses)
      const letters = admins.map((admin) => operatorLetter(admin, message))
      if (await limits.mayHaveLetter(given.email)) letters.push(copyLetter(message))
      // One that cannot be delivered does not hold up the others; the message itself is stored.
      const sent = await Promise.allSettled(letters.map((letter) => mail.send(letter)))
      const fault = sent.find((result) => result.status === 'rejected')
      if (fault) throw fault.reason
    })
  return {
    reference: message.reference,
    message: `Thank you, your message is with us under the reference ${message.reference}. We reply within ${replyHours} hours.`,
    // Each for itself: a subject like "Issue report" would make the message sound like news of somebody else.
    is_urgent: [given.subject, given.message].some((words) => detect(words) === 'crisis'),
  }
}

/** Letters and digits that nobody mixes up when they read them out. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** Ten signs are 49 bits: a stranger who tries numbers finds nothing. */
function newReference(): string {
  const sign = () => alphabet[randomInt(alphabet.length)]
  return [5, 5].map((length) => Array.from({ length }, sign).join('')).join('-')
}
