import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useKeepTemplate, useTemplates } from '../queries.ts'
import { templateContent } from '../rules/shape.ts'
import { OneTemplate } from './one-template.tsx'
import type { DayActions } from './use-day-actions.ts'

interface TemplatesProps {
  actions: DayActions
  onClose: () => void
  onKeep: () => void
}

/** The shapes of days that the person keeps: to use, to rename, to offer on days of the week, to remove. */
export function Templates({ actions, onClose, onKeep }: TemplatesProps) {
  const { data, error, isPending, refetch } = useTemplates()
  const keep = useKeepTemplate()
  const templates = data?.templates ?? []
  const used = templates.filter((each) => !each.is_removed)
  const removed = templates.filter((each) => each.is_removed)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Templates"
      description="A template adds to the day. What stands there stays."
    >
      {isPending && !error ? <p aria-busy="true">Reading your templates.</p> : null}
      {!data && error ? (
        <p role="alert">
          Your templates cannot be read right now. {error.message} They are safe.{' '}
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : null}
      {data && used.length === 0 ? (
        <>
          <p>
            None yet. When a day has a shape that comes again, such as a day at the office, keep it under a
            name.
          </p>
          <Button className="mt-4" onClick={onKeep}>
            Keep this day
          </Button>
        </>
      ) : null}
      {used.length > 0 ? (
        <ul className="border-t border-line">
          {used.map((template) => (
            <OneTemplate
              key={template.id}
              template={template}
              onUse={() => {
                actions.layShape(template.shape, template.name)
                onClose()
              }}
            />
          ))}
        </ul>
      ) : null}
      {removed.length > 0 ? (
        <Details
          title={<span className="text-sm text-ink-2">Removed ({removed.length})</span>}
          className="mt-2 border-b-0"
        >
          <ul className="border-t border-line">
            {removed.map((template) => (
              <li
                key={template.id}
                className="flex min-h-12 items-center justify-between gap-3 border-b border-line"
              >
                <span dir="auto" className="min-w-0 wrap-anywhere text-ink-2">
                  {template.name}
                </span>
                <Button
                  variant="plain"
                  size="sm"
                  aria-label={`Bring back: ${template.name}`}
                  onClick={() => keep(template.id, { ...templateContent(template), is_removed: false })}
                >
                  Bring back
                </Button>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-2">A removed template is kept for 30 days.</p>
        </Details>
      ) : null}
    </Dialog>
  )
}
