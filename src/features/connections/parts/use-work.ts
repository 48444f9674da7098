import { useRef, useState } from 'react'

export interface Work {
  isPending: boolean
  /** What did not work, in a sentence; null otherwise. */
  trouble: string | null
  /** Runs one thing at a time; true when it went well. */
  run: (work: () => Promise<void>) => Promise<boolean>
  clear: () => void
}

/** What every form here does around its sending. */
export function useWork(): Work {
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const isBusy = useRef(false)
  return {
    isPending,
    trouble,
    clear: () => setTrouble(null),
    async run(work) {
      if (isBusy.current) return false
      isBusy.current = true
      setTrouble(null)
      setIsPending(true)
      try {
        await work()
        return true
      } catch (error) {
        setTrouble(error instanceof Error ? error.message : 'The server did not answer as expected.')
        return false
      } finally {
        isBusy.current = false
        setIsPending(false)
      }
    },
  }
}
