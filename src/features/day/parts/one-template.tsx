import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { templateNameMax, type Template } from '../contract.ts'
import { useKeepTemplate } from '../queries.ts'
import { shapeWords, templateContent, weekdayNames } from '../rules/shape.ts'
import { WeekdayChoice } from './weekday-choice.tsx'

/** One template in the list, with what can be changed about it. */
export function OneTemplate({ template, onUse }: { template: Template; onUse: () => void }) {
  const keep = useKeepTemplate()
  const [isChanging, setIsChanging] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const { id, name, shape, weekdays } = template
  const content = templateContent(template)
  const shownName = typed ?? name

  function remove() {
    keep(id, { ...content, is_removed: true })
    toast({
      title: `“${name}” is removed.`,
      description: 'It is kept for 30 days.',
      duration: 8000,
      action: {
        label: 'Undo',
        altText: 'Or bring it back from the list of removed templates',
        onSelect: () => keep(id, { ...content, is_removed: false }),
      },
    })
  }

  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-40">
          <span dir="auto" className="font-medium wrap-anywhere">
            {name}
          </span>
          <span className="block text-sm text-ink-2">
            {shapeWords(shape)}
            {weekdays.length > 0
              ? ` Offered on ${weekdays.map((day) => `${weekdayNames[day] ?? ''}s`).join(', ')}.`
              : ''}
          </span>
        </p>
        <span className="flex gap-1">
          <Button size="sm" onClick={onUse} aria-label={`Use it: ${name}`}>
            Use it
          </Button>
          <Button
            variant="plain"
            size="sm"
            aria-expanded={isChanging}
            aria-label={`Change it: ${name}`}
            onClick={() => setIsChanging(!isChanging)}
          >
            Change
          </Button>
        </span>
      </div>
      {isChanging ? (
        <div className="mt-4 grid gap-5 pb-2">
          <Field
            label="Its name"
            error={shownName.trim() === '' ? `It needs a name. Until then it stays “${name}”.` : undefined}
          >
            <TextInput
              value={shownName}
              maxLength={templateNameMax}
              autoComplete="off"
              onChange={(event) => {
                const next = event.currentTarget.value
                setTyped(next)
                if (next.trim() !== '') keep(id, { ...content, name: next })
              }}
              onBlur={() => setTyped(null)}
            />
          </Field>
          <WeekdayChoice value={weekdays} onChange={(next) => keep(id, { ...content, weekdays: next })} />
          <div>
            <Button variant="danger" size="sm" onClick={remove} aria-label={`Remove it: ${name}`}>
              Remove this template
            </Button>
          </div>
        </div>
      ) : null}
    </li>
  )
}
