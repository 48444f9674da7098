import { X } from 'lucide-react'
import { lineMax } from '#platform/contract/limits.ts'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import type { TemplateField } from '../contract.ts'
import { choicesOf, kindWords } from '../rules.ts'

interface FieldEditorProps {
  field: TemplateField
  onChange: (field: TemplateField) => void
  onRemove: () => void
}

/** One question: its words, and for a scale or a choice what it is answered with. */
export function FieldEditor({ field, onChange, onRemove }: FieldEditorProps) {
  const name = field.label.trim() || kindWords[field.as]
  return (
    <div className="flex items-start gap-1 py-2">
      <div className="grid min-w-0 flex-1 gap-4">
        <Field label={kindWords[field.as]}>
          <WritingArea
            scale="page"
            value={field.label}
            maxLength={lineMax}
            placeholder="What you ask yourself"
            onChange={(event) => onChange({ ...field, label: event.currentTarget.value })}
          />
        </Field>
        {field.as === 'scale' ? (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="At 0">
              <TextInput
                value={field.low}
                maxLength={40}
                placeholder="none"
                onChange={(event) => onChange({ ...field, low: event.currentTarget.value })}
              />
            </Field>
            <Field label="At 100">
              <TextInput
                value={field.high}
                maxLength={40}
                placeholder="all"
                onChange={(event) => onChange({ ...field, high: event.currentTarget.value })}
              />
            </Field>
          </div>
        ) : null}
        {field.as === 'choice' ? (
          <Field label="Words to choose from" hint="One a line">
            <WritingArea
              key={field.id}
              scale="page"
              rows={2}
              defaultValue={field.choices.join('\n')}
              onChange={(event) => onChange({ ...field, choices: choicesOf(event.currentTarget.value) })}
            />
          </Field>
        ) : null}
      </div>
      <IconButton label={`Take out: ${name}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
