import { useState } from 'react'
import { Link } from 'react-router'
import { lineMax } from '#platform/contract/limits.ts'
import { newId } from '#platform/contract/new-id.ts'
import { ConflictNotice } from '#ui/conflict-notice.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { Notice } from '#ui/notice.tsx'
import { SaveLine } from '#ui/save-line.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import { fieldKinds, fieldsMax, tagsMax, type TemplateContent, type TemplateField } from '../contract.ts'
import { useTemplateDocument } from '../queries.ts'
import { kindWords, newField } from '../rules.ts'
import { FieldEditor } from './field-editor.tsx'

const fields: Record<keyof TemplateContent, { label: string; bothMax: number }> = {
  title: { label: 'Name', bothMax: lineMax },
  purpose: { label: 'What it is for', bothMax: lineMax },
  minutes: { label: 'Minutes', bothMax: 0 },
  fields: { label: 'Questions', bothMax: 0 },
  tags: { label: 'Tags', bothMax: 0 },
}

/** One template, changed as it is typed. Entries that were written with it keep the questions that they had. */
export function TemplateEditor({ id }: { id: string }) {
  const { value, change, status, conflicts, resolve, isLoading, error, refresh } = useTemplateDocument(id)
  if (error)
    return (
      <Notice
        kind="error"
        className="mt-8"
        action={
          <Button size="sm" onClick={() => void refresh()}>
            Try again
          </Button>
        }
      >
        This template cannot be opened right now. {error.message} It is safe.
      </Notice>
    )
  if (isLoading)
    return (
      <div aria-busy="true" className="mt-8 grid gap-6">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    )
  const setField = (changed: TemplateField) =>
    change({ fields: value.fields.map((field) => (field.id === changed.id ? changed : field)) })

  return (
    <div className="mt-8 grid gap-8">
      <Field label="Name">
        <WritingArea
          value={value.title}
          maxLength={lineMax}
          placeholder="Sunday walk"
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
      </Field>
      <Field label="What it is for">
        <WritingArea
          scale="page"
          value={value.purpose}
          maxLength={lineMax}
          placeholder="To keep what we saw"
          onChange={(event) => change({ purpose: event.currentTarget.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Minutes minutes={value.minutes} onChange={(minutes) => change({ minutes })} />
        <TagsLine tags={value.tags} onChange={(tags) => change({ tags })} />
      </div>
      <section aria-labelledby="questions">
        <h2 id="questions">Questions</h2>
        {value.fields.length === 0 ? (
          <p className="mt-1 text-ink-2">There is none yet. One is enough.</p>
        ) : (
          <SortableList
            className="mt-3 border-t border-line"
            label="Questions"
            items={value.fields}
            nameOf={({ label, as }) => label.trim() || kindWords[as]}
            onReorder={(ordered) => change({ fields: ordered })}
          >
            {(field) => (
              <FieldEditor
                field={field}
                onChange={setField}
                onRemove={() =>
                  change({ fields: value.fields.filter(({ id: other }) => other !== field.id) })
                }
              />
            )}
          </SortableList>
        )}
        {value.fields.length < fieldsMax ? (
          <div className="mt-5">
            <Menu align="start" trigger={<Button>Add a question</Button>}>
              {fieldKinds.map((as) => (
                <MenuItem
                  key={as}
                  onSelect={() => change({ fields: [...value.fields, newField(newId(), as)] })}
                >
                  {kindWords[as]}
                </MenuItem>
              ))}
            </Menu>
          </div>
        ) : (
          <p className="mt-4 text-sm text-ink-2">A template holds {fieldsMax} questions.</p>
        )}
      </section>
      <div className="grid justify-items-start gap-5">
        <ConflictNotice conflicts={conflicts} resolve={resolve} fields={fields} className="w-full" />
        <div className="flex flex-wrap gap-3">
          <Link to={`/reflection-new-entry?template=${id}`} className={buttonClass('primary')}>
            Write with it
          </Link>
          <Link to="/journal-templates" className={buttonClass('quiet')}>
            All templates
          </Link>
        </div>
        <SaveLine status={status} />
      </div>
    </div>
  )
}

function Minutes({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  return (
    <Field label="Minutes">
      <TextInput
        type="number"
        inputMode="numeric"
        min={1}
        max={120}
        value={minutes}
        onChange={(event) => {
          const given = Math.round(event.currentTarget.valueAsNumber)
          if (given >= 1 && given <= 120) onChange(given)
        }}
      />
    </Field>
  )
}

/** The tags as one line of words; an entry from this template begins with them. */
function TagsLine({ tags, onChange }: { tags: readonly string[]; onChange: (tags: string[]) => void }) {
  // What is being typed; null while nobody types, when the tags stand there as they are.
  const [typed, setTyped] = useState<string | null>(null)

  function keep() {
    if (typed === null) return
    const words = typed.split(',').map((word) => word.replace(/^[\s#]+/, '').trim())
    const tidy = [...new Set(words.filter(Boolean).map((word) => word.slice(0, 40)))].slice(0, tagsMax)
    if (tidy.join(',') !== tags.join(',')) onChange(tidy)
    setTyped(null)
  }

  return (
    <Field label="Tags that an entry begins with" hint="Commas between them">
      <TextInput
        value={typed ?? tags.join(', ')}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={keep}
      />
    </Field>
  )
}
