import type { RefObject } from 'react'

interface FileInputProps {
  /** What presses it: `input.current?.click()` of a button that says what happens. */
  ref: RefObject<HTMLInputElement | null>
  label: string
  accept: string
  /** The id of what says more about it. */
  hintId?: string
  onChoose: (file: File) => void
}

/** The browser's own way to choose a file, behind a button of ours. The same file can be chosen twice. */
export function FileInput({ ref, label, accept, hintId, onChoose }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      aria-label={label}
      aria-describedby={hintId}
      tabIndex={-1}
      className="sr-only"
      onChange={(event) => {
        const chosen = event.currentTarget.files?.[0]
        event.currentTarget.value = ''
        if (chosen) onChoose(chosen)
      }}
    />
  )
}
