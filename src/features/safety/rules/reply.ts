import type { CrisisRegion } from '../contract.ts'

/** The reviewed answer to a crisis turn, in every voice and style the same. No model writes or changes it. */
export function reviewedReply(region: CrisisRegion): string {
  return `Thank you for saying it. I am software, so I cannot keep you safe or send help. People can, right now: ${firstLines(region)}. Are you in danger at this moment?`
}

/** What the person can tap under the reviewed answer. */
export const crisisAnswers = ['Yes, now', 'Not right now', "It's about someone else"] as const

/** The reviewed words after a tap; null for anything else, which is then read like any other message. */
export function followUp(answer: string, region: CrisisRegion): string | null {
  const { call, note } = region.emergency
  const emergency = call ? `${call}${note ? ` (${note})` : ''}` : (note ?? 'your local emergency number')
  if (answer === 'Yes, now')
    return `Please contact ${emergency} now. If you can, move away from anything you could use to hurt yourself, and go to where another person is. I stay open here, but I cannot act for you.`
  if (answer === 'Not right now')
    return `I am glad you are not in danger this minute. You could talk to somebody before it gets heavier: ${firstLines(region)}. A calm minute and your own safety plan are on the card above.`
  if (answer === "It's about someone else")
    return `It is good that you are there for them. If they are in danger now, contact ${emergency}. You can ask them plainly whether they are thinking of ending their life; asking does not put the idea there. Stay with them if you safely can. The lines above are for you as well.`
  return null
}

function firstLines({ lines }: CrisisRegion): string {
  const words = lines.slice(0, 2).map((line) => {
    if (line.call) return `${line.name} ${line.call} (${line.hours})`
    if (line.text)
      return `${line.name}, text ${line.textWord ? `${line.textWord} to ` : ''}${line.text} (${line.hours})`
    return `${line.name} ${line.web ?? ''}`
  })
  return words.join(', or ')
}
