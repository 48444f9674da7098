import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { templateNameMax, templatesMost, type DayContent } from '../contract.ts'
import { useKeepTemplate, useTemplates } from '../queries.ts'
import { isEmptyShape, shapeOf } from '../rules/shape.ts'
import { WeekdayChoice } from './weekday-choice.tsx'

interface KeepTemplateProps {
  value: DayContent
  onClose: () => void
}

/** Keeps the shape of this day under a name. */
export function KeepTemplate({ value, onClose }: KeepTemplateProps) {
  const keep = useKeepTemplate()
  const { data } = useTemplates()
  const [name, setName] = useState('')
  const [weekdays, setWeekdays] = useState<number[]>([])
  const [wasAsked, setWasAsked] = useState(false)
  const shape = shapeOf(value)
  const isFull = (data?.templates.length ?? 0) >= templatesMost
  const isEmpty = isEmptyShape(shape)

  function save() {
    setWasAsked(true)
    if (name.trim() === '') return
    keep(newId(), { name: name.trim(), shape, weekdays, is_removed: false })
    toast({ title: `“${name.trim()}” is kept.` })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Keep this day as a template"
      description="Its priorities, tasks, times and time for you. Not what became of them."
      footer={
        <>
          <DialogClose>
            <Button>Not now</Button>
          </DialogClose>
          {isEmpty || isFull ? null : (
            <Button variant="primary" onClick={save}>
              Keep it
            </Button>
          )}
        </>
      }
    >
      {isEmpty ? <p>There is nothing on this day yet. Write a line first.</p> : null}
      {isFull ? <p>There is room for {templatesMost} templates. Remove one that you no longer use.</p> : null}
      {isEmpty || isFull ? null : (
        <form
          className="grid gap-6"
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <Field
            label="Its name"
            error={wasAsked && name.trim() === '' ? 'It needs a name first.' : undefined}
          >
            <TextInput
              value={name}
              maxLength={templateNameMax}
              autoComplete="off"
              placeholder="A day at the office"
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </Field>
          <WeekdayChoice value={weekdays} onChange={setWeekdays} />
        </form>
      )}
    </Dialog>
  )
}
