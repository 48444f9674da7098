import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { findContract, searchMax, type Found } from './contract.ts'

/** How long somebody has to pause before their words are looked for. */
const pauseMs = 200
/** Fewer letters would find half of everything; in a script of whole words one sign is a word. */
const leastLatin = 2

export interface FoundWords {
  found: readonly Found[]
  /** `asking` also while somebody is still typing. */
  state: 'idle' | 'asking' | 'answered' | 'offline' | 'refused'
  /** The words that `found` belongs to. */
  words: string
  retry: () => void
}

/** Looks for words in everything the person wrote. A newer question takes back the one before. Answers are not kept. */
export function useFoundWords(typed: string): FoundWords {
  const asked = typed.trim().slice(0, searchMax)
  const words = useSettled(asked)
  const isLong = Array.from(words).length >= (/^[\p{Script=Latin}\p{N}]*$/u.test(words) ? leastLatin : 1)
  const { data, error, isFetching, refetch } = useQuery<readonly Found[], CallError>({
    queryKey: ['search', words],
    queryFn: async ({ signal }) => (await call(findContract.search, { query: { words } }, signal)).found,
    enabled: isLong,
    retry: false,
    gcTime: 0,
    // What somebody looked for, and the private lines that were found, stay out of this device's copies.
    meta: { isKept: false },
  })
  return {
    found: isLong ? (data ?? []) : [],
    state: stateOf(),
    words,
    retry: () => void refetch(),
  }

  function stateOf(): FoundWords['state'] {
    if (asked === '' || (asked === words && !isLong)) return 'idle'
    if (asked !== words || isFetching) return 'asking'
    if (error) return error.status === 0 ? 'offline' : 'refused'
    return 'answered'
  }
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
