import { Ellipsis, Pin } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { addDays } from '#platform/contract/dates.ts'
import { useToday } from '#features/account/public.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Memory, MemoryContent } from '../rules/kept.ts'

export interface MemoryRowProps {
  memory: Memory
  onChange: (change: Partial<MemoryContent>) => Promise<boolean>
  onDelete: () => Promise<void>
}

const monthDays = 30

/** One line with where it comes from, since when it stands and until when, and everything that can be done with it. */
export function MemoryRow({ memory, onChange, onDelete }: MemoryRowProps) {
  const today = useToday()
  const [text, setText] = useState<string | null>(null)
  const {
    statement,
    source,
    pinned,
    is_off: isOff,
    expires_on: end,
    kept_on: since,
    last_used_on: used,
  } = memory
  const isOver = end !== null && end < today

  async function keep() {
    const next = text?.trim() ?? ''
    if (next === '' || next === statement || (await onChange({ statement: next }))) setText(null)
  }

  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-3">
      <div className="min-w-0 flex-1">
        {text === null ? (
          <p dir="auto" className={`break-words ${isOff || isOver ? 'text-ink-2 line-through' : ''}`}>
            {pinned ? (
              <Pin aria-label="Pinned:" role="img" className="mr-1.5 inline size-4 text-tide" />
            ) : null}
            {statement}
          </p>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              void keep()
            }}
            className="flex flex-wrap items-end gap-2"
          >
            <div className="min-w-0 flex-1 basis-64">
              <Field label="Change this line">
                <TextInput
                  value={text}
                  maxLength={500}
                  onChange={(event) => setText(event.currentTarget.value)}
                />
              </Field>
            </div>
            <Button type="submit">Keep it</Button>
            <Button variant="plain" onClick={() => setText(null)}>
              Leave it as it was
            </Button>
          </form>
        )}
        <p className="mt-1 text-sm text-ink-2">
          {source ? <Link to={source.path}>{source.label}</Link> : 'You wrote it here'}
          {`, kept on ${dateWords(since)}`}
          {used ? `, asked about on ${dateWords(used)}` : ''}
          {isOff ? ', switched off' : isOver ? ', over' : end ? `, until ${dateWords(end)}` : ''}
        </p>
      </div>
      <Menu
        align="end"
        trigger={
          <IconButton label={`What to do with “${statement.slice(0, 60)}”`}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => setText(statement)}>Edit</MenuItem>
        <MenuItem onSelect={() => void onChange({ pinned: !pinned })}>{pinned ? 'Unpin' : 'Pin'}</MenuItem>
        <MenuItem onSelect={() => void onChange({ is_off: !isOff })}>
          {isOff ? 'Switch on again' : 'Switch off'}
        </MenuItem>
        <MenuItem
          onSelect={() =>
            void onChange({ expires_on: end === null || isOver ? addDays(today, monthDays) : null })
          }
        >
          {end === null || isOver ? 'Forget it in a month' : 'Keep it for good'}
        </MenuItem>
        <MenuItem tone="danger" onSelect={() => void onDelete()}>
          Delete
        </MenuItem>
      </Menu>
    </li>
  )
}

function dateWords(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
}
