import type { Ref } from 'react'
import { Button } from '#ui/button.tsx'
import { controls } from '../contract.ts'

const steering: readonly string[] = Object.values(controls)

export interface QuickRepliesProps {
  ref: Ref<HTMLFieldSetElement>
  choices: readonly string[]
  onChoose: (choice: string) => void
}

/** Answers to tap. What only steers (back, skip, stop) stands after them and is quieter. */
export function QuickReplies({ ref, choices, onChoose }: QuickRepliesProps) {
  return (
    // It takes the focus over from the button that was pressed, because that button is about to go.
    <fieldset ref={ref} tabIndex={-1} className="flex flex-wrap gap-2 outline-none">
      <legend className="sr-only">Answers to tap</legend>
      {choices.map((choice) => (
        <Button
          key={choice}
          size="sm"
          variant={steering.includes(choice) ? 'plain' : 'quiet'}
          className="max-w-full text-left"
          onClick={() => onChoose(choice)}
        >
          {choice}
        </Button>
      ))}
    </fieldset>
  )
}
