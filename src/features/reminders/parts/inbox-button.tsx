import { lazy, Suspense, useState } from 'react'
import { useTheme } from '#features/calm/public.tsx'
import { useInbox } from '../queries.ts'
import { InboxTrigger } from './inbox-trigger.tsx'

// What came is read now and then; the header stands on every screen and stays light.
const InboxPopover = lazy(() => import('./inbox-popover.tsx'))

interface InboxButtonProps {
  hidesNumbers: boolean
  timeZone: string
}

/** The inbox in the header, for whoever has switched a reminder on or has one there. */
export function InboxButton({ hidesNumbers, timeZone }: InboxButtonProps) {
  const { lowStimMode } = useTheme()
  const { data } = useInbox()
  const [isWanted, setIsWanted] = useState(false)
  if (!data?.is_used) return null
  const unread = data.reminders.filter(({ read_at }) => read_at === null).length
  const count = hidesNumbers || lowStimMode ? null : unread
  const look = { count, hasNew: unread > 0 }
  if (!isWanted) return <InboxTrigger {...look} aria-haspopup="dialog" onClick={() => setIsWanted(true)} />
  return (
    <Suspense fallback={<InboxTrigger {...look} />}>
      <InboxPopover {...look} timeZone={timeZone} reminders={data.reminders} />
    </Suspense>
  )
}
