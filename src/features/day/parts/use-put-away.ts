import { useState } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import { readStored, writeStored } from '#platform/web/storage.ts'

const key = 'plan-put-away'

interface PutAway {
  date: LocalDate
  names: string[]
}

/** What the person does not want to be offered on a day. This device remembers it for the last day that they said so. */
export function usePutAway(date: LocalDate): {
  isAway: (name: string) => boolean
  putAway: (name: string) => void
} {
  const [away, setAway] = useState<PutAway>(() => readAway())
  const names = away.date === date ? away.names : []
  return {
    isAway: (name) => names.includes(name),
    putAway(name) {
      const next = { date, names: [...names, name] }
      setAway(next)
      writeStored(key, JSON.stringify(next))
    },
  }
}

function readAway(): PutAway {
  try {
    const read = JSON.parse(readStored(key) ?? '') as Partial<PutAway> | null
    if (typeof read?.date === 'string' && Array.isArray(read.names))
      return { date: read.date, names: read.names }
  } catch {
    // Nothing that can be read: nothing was put away.
  }
  return { date: '', names: [] }
}
