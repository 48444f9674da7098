import { useEffect, useEffectEvent, useRef } from 'react'
import type { LocalDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/call.ts'
import { tellSaved } from '#platform/web/documents/registry.ts'
import { useToday } from '#features/account/public.tsx'
import { usePlanDay } from '#features/day/public.tsx'
import { listAt, newItem, placeOf, putList } from '#features/day/rules.ts'
import { reflectContract } from '#features/reflect/contract.ts'
import { useEvening } from '#features/reflect/public.tsx'
import type { Pillar } from '#features/vision/contract.ts'
import { toast } from '#ui/toast/use-toast.ts'
import { addedWords, withLine, withoutLine } from '../rules/addition.ts'
import { useLineEntry } from './use-additions.ts'

/** A line that was given, and what it becomes. */
export interface Addition {
  /** Also the id of the task or the entry, so that adding it again changes nothing. */
  id: string
  kind: 'task' | 'entry' | 'tomorrow'
  text: string
  /** The day of the task or the entry; the evening that the line for tomorrow belongs to. */
  date: LocalDate
  pillar: Pillar | null
}

/**
 * Puts a line where it belongs and offers to take it back. Shows nothing: it stays behind the notice so that the row
 * remains open, and taking back works on the row as it is by then.
 */
export function Added({ addition }: { addition: Addition }) {
  if (addition.kind === 'task') return <AddedTask addition={addition} />
  return addition.kind === 'entry' ? (
    <AddedEntry addition={addition} />
  ) : (
    <AddedTomorrow addition={addition} />
  )
}

function AddedTask({ addition }: { addition: Addition }) {
  const { id, text, date, pillar } = addition
  const { value, change, isLoading } = usePlanDay(date)
  useOnce(addition, isLoading, {
    add() {
      if (!placeOf(value, id))
        change({
          main_priorities: [...value.main_priorities, { ...newItem(id, text, 'priorities'), pillar }],
        })
    },
    undo() {
      const now = placeOf(value, id)
      if (now)
        change(
          putList(
            value,
            now,
            listAt(value, now).filter((item) => item.id !== id),
          ),
        )
    },
    altText: 'Take it out of that day’s plan',
  })
  return null
}

function AddedTomorrow({ addition }: { addition: Addition }) {
  const { value, change, isLoading } = useEvening(addition.date)
  useOnce(addition, isLoading, {
    add: () => change({ tomorrow: withLine(value.tomorrow, addition.text) ?? value.tomorrow }),
    undo() {
      const tomorrow = withoutLine(value.tomorrow, addition.text)
      if (tomorrow !== null) change({ tomorrow })
      else toast({ title: 'You wrote on since', description: 'Take it out of the line in your evening.' })
    },
    altText: 'Take it out of this evening',
  })
  return null
}

function AddedEntry({ addition }: { addition: Addition }) {
  const { id, date, text } = addition
  const { change, flush, isLoading } = useLineEntry(id, date)
  useOnce(addition, isLoading, {
    add: () => change({ body: text }),
    async undo() {
      try {
        await flush()
        await call(reflectContract.deleteEntry, { params: { id } })
        tellSaved(`journal:${id}`)
      } catch {
        toast({
          title: 'The line is still in your journal',
          description: 'It can be deleted there when the server can be reached.',
        })
      }
    },
    altText: 'Delete the entry in your journal',
  })
  return null
}

/** A row that is on this device is there in a moment; without a copy it joins what the server has, later. */
const waitMs = 400

interface Steps {
  add: () => void
  undo: () => void | Promise<void>
  altText: string
}

function useOnce({ kind, date, text }: Addition, isLoading: boolean, { add, undo, altText }: Steps): void {
  const today = useToday()
  const isDone = useRef(false)
  const undoNow = useEffectEvent(undo)
  const addNow = useEffectEvent(() => {
    if (isDone.current) return
    isDone.current = true
    add()
    toast({
      title: addedWords(kind, date, today),
      description: navigator.onLine ? text : `${text} – on this device until there is a connection.`,
      action: { label: 'Undo', altText, onSelect: () => void undoNow() },
    })
  })
  useEffect(() => {
    const timer = setTimeout(() => addNow(), isLoading ? waitMs : 0)
    return () => clearTimeout(timer)
  }, [isLoading])
}
