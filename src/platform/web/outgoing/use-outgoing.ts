import { useEffect, useState } from 'react'
import { useSession } from '../session.ts'
import { onOutgoing, readOutgoing, type Outgoing } from './outgoing.ts'

/** The files of a group that wait on this device, the oldest first. */
export function useOutgoing(group: string): Outgoing[] {
  const { user } = useSession()
  const userId = user?.id
  const [items, setItems] = useState<Outgoing[]>([])
  useEffect(() => {
    if (!userId) return undefined
    let isHere = true
    const read = () =>
      void readOutgoing(userId).then((all) => {
        if (isHere) setItems(all.filter((item) => item.group === group))
      })
    read()
    const stop = onOutgoing(read)
    return () => {
      isHere = false
      stop()
    }
  }, [userId, group])
  return items
}
