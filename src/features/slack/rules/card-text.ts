import type { CrisisLine, SafetyCard } from '#features/safety/contract.ts'

/** The card of the safety gate as plain text, word for word; the numbers stand as they are dialled. */
export function cardText({ heading, sentences, region }: SafetyCard): string {
  const { call, note } = region.emergency
  const emergency = [call, note].filter(Boolean).join(' ')
  return [
    heading,
    ...sentences,
    ...region.lines.map(lineText),
    ...(emergency ? [`In immediate danger: ${emergency}`] : []),
  ].join('\n\n')
}

function lineText({ name, call, text, textWord, chat, email, web, hours, note }: CrisisLine): string {
  const ways = [
    call && `call ${call}`,
    text && `text ${textWord ? `${textWord} to ${text}` : text}`,
    chat,
    email && `write to ${email}`,
    web,
  ]
  return `${name}: ${ways.filter(Boolean).join(', or ')} (${[hours, note].filter(Boolean).join(', ')})`
}
