import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

/** A field with the two values that it was given in two places. */
export interface Conflict {
  field: string
  mine: unknown
  theirs: unknown
}

export interface ConflictNoticeProps {
  conflicts: readonly Conflict[]
  resolve: (field: string, value: unknown) => void
  /** The name of each field as its heading says it, and how long both versions together may be; 0: only one fits. */
  fields: Record<string, { label: string; bothMax: number }>
  className?: string
}

/** Writing that was changed in two places. Both versions are shown and nothing is dropped before the person chose. */
export function ConflictNotice({ conflicts, resolve, fields, className }: ConflictNoticeProps) {
  if (conflicts.length === 0) return null
  return (
    <div className={className}>
      {conflicts.map(({ field, mine, theirs }) => {
        const both = `${textOf(mine)}\n${textOf(theirs)}`
        return (
          <Notice
            key={field}
            kind="info"
            className="mt-3 first:mt-0"
            title={`Two versions of “${fields[field]?.label ?? field}”`}
            action={
              <>
                <Button size="sm" onClick={() => resolve(field, mine)}>
                  Keep mine
                </Button>
                <Button size="sm" onClick={() => resolve(field, theirs)}>
                  Keep theirs
                </Button>
                {both.length <= (fields[field]?.bothMax ?? 0) ? (
                  <Button size="sm" onClick={() => resolve(field, both)}>
                    Keep both
                  </Button>
                ) : null}
              </>
            }
          >
            <p>This was also changed somewhere else. Both are kept until you choose.</p>
            <dl className="mt-3 grid gap-4 sm:grid-cols-2">
              <Version name="Mine, on this page" text={textOf(mine)} />
              <Version name="Theirs, from elsewhere" text={textOf(theirs)} />
            </dl>
          </Notice>
        )
      })}
    </div>
  )
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd dir="auto" className="mt-1 max-h-60 overflow-y-auto font-title text-lg whitespace-pre-line">
        {text === '' ? 'Nothing' : text}
      </dd>
    </div>
  )
}

/** What a person reads of a value: a text, or the texts of a list line by line. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('\n')
  if (typeof value !== 'object' || value === null) return ''
  return 'text' in value ? textOf(value.text) : textOf(Object.values(value))
}
