/** What is said to a person: a few words, a sentence or two, and where in the app it leads. */
export interface SlackMessage {
  title: string
  text: string
  /** An address of the app, such as /day-plan. */
  path: string
}

const titleMost = 150
const textMost = 2_800

/** Slack reads these three signs as its own; as entities they are only what somebody wrote, and nobody is called by them. */
export function plainForSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** What somebody typed, from the way in which Slack writes it. */
export function plainFromSlack(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

const cut = (text: string, most: number) => {
  const signs = Array.from(text)
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`
}

/** A message in Slack's own way of writing, with one link. */
export function messageText({ title, text, path }: SlackMessage, site: string): string {
  const parts = [
    `*${plainForSlack(cut(title.replaceAll('*', ''), titleMost))}*`,
    plainForSlack(cut(text, textMost)),
    `<${site}${path}|Open Balanse>`,
  ]
  return parts.filter((part) => part !== '' && part !== '**').join('\n')
}
