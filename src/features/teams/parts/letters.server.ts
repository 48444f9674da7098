import { layOutLetter } from '#platform/mail/lay-out-letter.server.ts'
import type { Letter } from '#platform/mail/open-mail.server.ts'
import { invitedDays } from '../contract.ts'

interface TeamLetter {
  to: string
  team: string
  owner: string
  /** Public address of this server, without a slash at its end. */
  site: string
}

/** Asks somebody into a team. What the team can see stands on the page, before anything is agreed to. */
export function invitationLetter({ to, team, owner, site }: TeamLetter): Letter {
  return {
    to,
    kind: 'team-invitation',
    subject: 'An invitation to a team in Balanse',
    ...layOutLetter({
      heading: `An invitation to the team “${team}”`,
      opening: [
        `${owner} invites you to be counted in a team. Nobody in it sees anything that you write, and you can leave with one tap.`,
        'Open the page with an account that has this address; there you read what the team can see, and decide.',
      ],
      button: { label: 'Look at the invitation', url: `${site}/my-team` },
      closing: [
        `It is good for ${invitedDays} days. If you do nothing, nothing happens, and nobody is told.`,
      ],
    }),
  }
}

/** Tells a member that the team is theirs now. */
export function handedOverLetter({ to, team, owner, site }: TeamLetter): Letter {
  return {
    to,
    kind: 'team-handed-over',
    subject: 'You own a team in Balanse now',
    ...layOutLetter({
      heading: `The team “${team}” is yours`,
      opening: [
        `${owner} handed it over to you. You invite and remove members now; what they write you see no more than before.`,
      ],
      button: { label: 'Open the team', url: `${site}/my-team` },
      closing: ['If you do not want it, hand it on or end it there.'],
    }),
  }
}
