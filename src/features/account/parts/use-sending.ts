import { useRef, useState } from 'react'
import { useServerConfig } from '#platform/web/server-config.ts'
import { explainEntry, type EntryTrouble } from './entry-words.ts'

export interface Sending {
  isPending: boolean
  trouble: EntryTrouble | null
  /** Runs one attempt at a time; true when it went well, otherwise `trouble` says in words what did not. */
  run: (work: () => Promise<void>) => Promise<boolean>
  /** A refusal that needs no server. */
  refuse: (message: string) => void
}

/** What every form of the account does around its sending. */
export function useSending(): Sending {
  const minLength = useServerConfig()?.passwordMinLength ?? 8
  const [trouble, setTrouble] = useState<EntryTrouble | null>(null)
  const [isPending, setIsPending] = useState(false)
  const isBusy = useRef(false)
  return {
    isPending,
    trouble,
    refuse: (message) => setTrouble({ message, reasons: [], remedy: null }),
    async run(work) {
      if (isBusy.current) return false
      isBusy.current = true
      setTrouble(null)
      setIsPending(true)
      try {
        await work()
        return true
      } catch (error) {
        setTrouble(explainEntry(error, minLength))
        return false
      } finally {
        isBusy.current = false
        setIsPending(false)
      }
    },
  }
}
