import { useState } from 'react'
import { Button } from '#ui/button.tsx'

/** The draft of a thank-you, to be taken along. It is never sent from here: whoever wrote it decides how it is said. */
export function ThanksWords({ words }: { words: string }) {
  const [said, setSaid] = useState('')
  if (words.trim() === '') return null
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
      <Button
        size="sm"
        onClick={() =>
          void navigator.clipboard.writeText(words).then(
            () => setSaid('Copied. Say it, write it, or keep it.'),
            () => setSaid('This browser did not let the page copy. The words stand above.'),
          )
        }
      >
        Copy your thanks
      </Button>
      <span role="status" className="text-sm text-ink-2">
        {said || 'Nothing is sent from here.'}
      </span>
    </div>
  )
}
