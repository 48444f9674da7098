import { saveFile } from '#platform/web/save-file.ts'
import type { Draft } from '#platform/web/documents/types.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { leave, stay, tryAgain } from './leaving.ts'
import { waitingText } from './waiting-text.ts'

/** Signing out removes what lies on this device, so whatever the server does not have yet is decided on first. */
export default function SignOutQuestion({ waiting }: { waiting: Draft[] }) {
  const count = waiting.length
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) stay()
      }}
      title={count === 1 ? 'One page is not on the server yet' : `${count} pages are not on the server yet`}
      description={`${count === 1 ? 'It is' : 'They are'} on this device only. Signing out removes ${count === 1 ? 'it' : 'them'} from it.`}
      footer={
        <>
          <Button variant="danger" onClick={() => void leave()}>
            Discard and sign out
          </Button>
          <Button onClick={() => download(waiting)}>Download</Button>
          <Button variant="primary" onClick={tryAgain}>
            Try to send again
          </Button>
        </>
      }
    />
  )
}

function download(waiting: Draft[]): void {
  saveFile(new Blob([waitingText(waiting)], { type: 'text/plain;charset=utf-8' }), 'balanse-not-sent.txt')
}
