import type { Letter, Mail } from '#platform/mail/open-mail.server.ts'
import { LetterRefused } from '#platform/mail/open-mail.server.ts'
import type { Jobs } from './job.server.ts'
import type { Queue } from './queue.server.ts'

/** A letter holds an address and often a secret link: in the queue it lies sealed with the key of the data folder. */
export interface Seal {
  sign(text: string): Buffer
  seal(text: string, owner: string): Buffer
  open(sealed: Buffer, owner: string): string
}

const jobName = 'send-letter-again'
const owner = 'a letter that waits'

/**
 * The same mail, except that a letter which the mail server does not take now waits in the queue and is sent again: nine
 * times within about an hour and a half, which is as long as most links in letters are good. Resolves when the letter is
 * either sent or kept; throws when neither was possible or the address itself was refused.
 */
export function sendAgain(mail: Mail, queue: Queue, vault: Seal): Mail {
  /** Whose letter it is, for those who have the key; to others it says nothing. */
  const addressee = (address: string) => vault.sign(`letters to ${address.toLowerCase()}`).toString('hex')
  return {
    ...mail,
    async send(letter) {
      try {
        await mail.send(letter)
      } catch (error) {
        if (!(error instanceof LetterRefused) || error.isLasting) throw error
        await queue.add(jobName, {
          to: addressee(letter.to),
          sealed: vault.seal(JSON.stringify(letter), owner).toString('base64'),
        })
      }
    },
    async forget(address) {
      await mail.forget(address)
      await queue.forget({ to: addressee(address) })
    },
  }
}

export function letterJobs(mail: Mail, vault: Seal): Jobs {
  return {
    [jobName]: {
      attempts: 9,
      async run(payload) {
        const { sealed } = payload as { sealed: string }
        const letter = JSON.parse(vault.open(Buffer.from(sealed, 'base64'), owner)) as Letter
        await mail.send(letter)
      },
    },
  }
}
