import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { LocalDate } from '#platform/contract/dates.ts'
import { newId } from '#platform/contract/new-id.ts'
import { readStored, removeStored, writeStored } from '#platform/web/storage.ts'
import type { Exercise } from '../templates/exercise.ts'

export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export interface EntryId {
  id: string
  /** The address names an entry that is there already. */
  isAsked: boolean
  /** Leaves the draft where it is and begins a new entry. */
  begin: () => void
  /** The next visit begins a new entry: this one is finished. */
  release: () => void
}

/**
 * Which entry an exercise writes into: the one that the address names, else the draft that was begun on this device,
 * else a new one. A finished entry is never gone on with by accident.
 */
export function useEntryId(
  { id: exercise, draft = exercise }: Pick<Exercise, 'id' | 'draft'>,
  day?: LocalDate,
): EntryId {
  const slot = slotOf(draft, day)
  const asked = useSearchParams()[0].get('entry') ?? ''
  const isAsked = uuid.test(asked)
  const [own, setOwn] = useState(() => readDraft(slot))

  return {
    id: isAsked ? asked : own,
    isAsked,
    begin() {
      removeStored(slot)
      setOwn(readDraft(slot))
    },
    release() {
      if (readStored(slot) === (isAsked ? asked : own)) removeStored(slot)
    },
  }
}

/** The draft of an exercise on this device; a day that the address names has a draft of its own. */
const slotOf = (exercise: string, day?: LocalDate) => `journal-draft:${exercise}${day ? `:${day}` : ''}`

export function readDraftId(exercise: string): string {
  return readDraft(slotOf(exercise))
}

function readDraft(slot: string): string {
  const stored = readStored(slot)
  if (stored && uuid.test(stored)) return stored
  const made = newId()
  writeStored(slot, made)
  return made
}
