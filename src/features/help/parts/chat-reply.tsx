import { contactPath, pathIn, type BotReply } from '../rules/chat.ts'

/** One answer: the article's own words, where they stand, and who worded them when that was a model. */
export function ChatReply({ reply, helpPath }: { reply: BotReply; helpPath: string }) {
  const { message, writtenBy } = reply
  // The chat offers the form itself, once, below its newest answer.
  const sources = reply.sources.filter(({ path }) => path !== contactPath)
  return (
    <div className="max-w-measure">
      <span className="sr-only">Help bot: </span>
      {message.split('\n\n').map((paragraph) => (
        <Paragraph key={paragraph} text={paragraph} />
      ))}
      {sources.length > 0 ? (
        <ul aria-label="Where this stands" className="mt-2 text-sm">
          {sources.map(({ label, path }) => (
            <li key={path}>
              <a
                href={pathIn(helpPath, path)}
                className="inline-flex min-h-11 items-center text-tide underline underline-offset-4"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {writtenBy ? (
        <p className="mt-1 text-sm text-ink-2">
          Worded by {writtenBy.model} at {writtenBy.host}
        </p>
      ) : null}
    </div>
  )
}

function Paragraph({ text }: { text: string }) {
  const lines = text.split('\n')
  if (!lines.every((line) => line.startsWith('- '))) return <p className="mt-2 whitespace-pre-line">{text}</p>
  return (
    <ul className="mt-2 list-disc pl-6 marker:text-ink-3">
      {lines.map((line) => (
        <li key={line}>{line.slice(2)}</li>
      ))}
    </ul>
  )
}
