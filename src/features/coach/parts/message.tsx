import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { piecesOf } from '../rules/quoted.ts'
import type { Shown } from '../rules/thread.ts'

export interface MessageProps {
  message: Shown
  /** What can be done with it; absent while it is on its way. */
  menu?: ReactNode
}

/** One message. The person's own stands in a wash at the right, the coach's is plain text on the page. */
export function Message({ message, menu }: MessageProps) {
  const isOwn = message.sender === 'user'
  return (
    <div className={`group/message flex items-start gap-1 ${isOwn ? 'flex-row-reverse' : ''}`}>
      <div
        dir="auto"
        className={
          isOwn
            ? 'max-w-[85%] rounded-card rounded-br-[4px] bg-tide-2 px-4 py-2.5 whitespace-pre-line low-stim:border low-stim:border-line'
            : 'max-w-measure min-w-0 flex-1 space-y-2.5 py-1'
        }
      >
        {message.reminder ? <p className="text-sm text-ink-2">{message.reminder}</p> : null}
        <VisuallyHidden>{isOwn ? 'You: ' : 'Coach: '}</VisuallyHidden>
        {isOwn ? message.content : <Quoted message={message} />}
        {message.stopped ? <p className="mt-1 text-sm text-ink-2">You stopped the reply here.</p> : null}
        {isOwn ? null : <Origin message={message} />}
      </div>
      {menu ? (
        <div className="opacity-0 transition-opacity group-focus-within/message:opacity-100 group-hover/message:opacity-100 has-data-[state=open]:opacity-100 pointer-coarse:opacity-100">
          {menu}
        </div>
      ) : null}
    </div>
  )
}

/** The reply with the person's own words set in the title face, each beside the row in which they stand. */
function Quoted({ message }: { message: Shown }) {
  return message.content.split('\n\n').map((paragraph, index) => (
    <p key={index} className="whitespace-pre-line">
      <Pieces text={paragraph} sources={message.sources} />
    </p>
  ))
}

function Pieces({ text, sources }: { text: string; sources: Shown['sources'] }) {
  return piecesOf(text, sources).map(({ text, source }, index) =>
    source ? (
      <span key={index}>
        <q className="font-title italic before:content-none after:content-none">{text}</q>{' '}
        <Link
          to={source.path}
          className="text-sm text-tide underline decoration-tide/40 underline-offset-4 hover:decoration-current"
        >
          {source.label}
        </Link>
      </span>
    ) : (
      <span key={index}>{text}</span>
    ),
  )
}

/** What a model wrote says so, with where it was written; the exercises are named once, at the top of the screen. */
function Origin({ message }: { message: Shown }) {
  const { written_by: by, notice, engine } = message
  return (
    <>
      {engine === 'model' && by ? (
        <p className="mt-1 text-sm text-ink-2">
          Written by {by.model} at {by.host}
        </p>
      ) : null}
      {notice ? <p className="mt-2 border-l-2 border-line pl-3 text-sm text-ink-2">{notice}</p> : null}
    </>
  )
}
