import { useState } from 'react'
import { readStored, removeStored, writeStored } from '#platform/web/storage.ts'
import { readRunning, type Running } from '../rules/now.ts'

const key = 'plan-now'

/** The timer of the one thing; this device keeps it through a reload, and forgets it after a day. */
export function useRunning(): [Running | null, (running: Running | null) => void] {
  const [running, setRunning] = useState(() => readRunning(readStored(key), Date.now()))
  return [
    running,
    (next) => {
      setRunning(next)
      if (next) writeStored(key, JSON.stringify(next))
      else removeStored(key)
    },
  ]
}
