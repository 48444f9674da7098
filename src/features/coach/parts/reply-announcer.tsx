import type { Shown } from '../rules/thread.ts'

/**
 * For screen readers: that the coach is writing, and then the whole reply once. The words on their way are not
 * announced, because a voice that begins again with every word cannot be followed.
 */
export function ReplyAnnouncer({ isPending, last }: { isPending: boolean; last: Shown | undefined }) {
  const reply = last?.sender === 'assistant' && last.state === 'kept' ? last.content : ''
  return <output className="sr-only">{isPending ? 'Coach is replying' : reply}</output>
}
