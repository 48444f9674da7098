import { useState } from 'react'
import type { CallError } from '#platform/contract/errors.ts'

/** One thing that an admin does: whether it is under way, and what did not work. */
export function useAction() {
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  return {
    isPending,
    trouble,
    clear: () => setTrouble(null),
    /** True when it went well. */
    async run(work: () => Promise<unknown>): Promise<boolean> {
      setPending(true)
      setTrouble(null)
      try {
        await work()
        return true
      } catch (error) {
        const { code, message } = error as CallError
        setTrouble(
          code === 'conflict'
            ? 'Another admin changed this a moment ago. Close this and look again; nothing else was changed.'
            : message,
        )
        return false
      } finally {
        setPending(false)
      }
    },
  }
}
