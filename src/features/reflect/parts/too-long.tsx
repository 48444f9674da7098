import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { pageMax } from '#platform/contract/limits.ts'
import { downloadText } from './download-text.ts'

const most = pageMax.toLocaleString('en-GB')

/** Writing that is longer than one entry can hold: all of it is kept here, and can be taken along. */
export function TooLong({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  if (text.length <= pageMax) return null
  const over = (text.length - pageMax).toLocaleString('en-GB')
  return (
    <Notice
      kind="attention"
      className="mt-3"
      title="This is longer than one entry can hold"
      action={
        <>
          <Button
            size="sm"
            onClick={() =>
              void navigator.clipboard.writeText(text).then(
                () => setSaid('Copied'),
                () => setSaid('This browser did not let the page copy. The download holds every word.'),
              )
            }
          >
            Copy all of it
          </Button>
          <Button size="sm" onClick={() => downloadText('balanse-writing.txt', text)}>
            Download it
          </Button>
          <span role="status" className="self-center text-sm">
            {said}
          </span>
        </>
      }
    >
      An entry holds {most} characters; this has {over} more. Every word is kept on this device, but the
      server cannot take it like this. Copy it, or move the last part into a second entry.
    </Notice>
  )
}
