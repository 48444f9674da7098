import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { useEntryMedia } from '../queries.ts'
import { mediaMost } from '../rules.ts'
import { MediaItem } from './media-item.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { SoundRecorder } from './sound-recorder.tsx'
import { WaitingItem } from './waiting-item.tsx'

interface EntryMediaProps {
  entryId: string
  /** Told when something was added, so that there is an entry for it. */
  onAdded: () => void
}

/** Pictures and voice notes of an entry that is being written: what is there, and the two ways to add more. */
export function EntryMedia({ entryId, onAdded }: EntryMediaProps) {
  const { media, waiting, error, retry } = useEntryMedia(entryId)
  const [picture, setPicture] = useState<File | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const count = media.length + waiting.length
  const isFull = count >= mediaMost

  return (
    <section aria-label="Pictures and voice notes" className="mt-10 print:hidden">
      {error ? (
        <Notice
          kind="error"
          className="mb-4"
          action={
            <Button size="sm" onClick={retry}>
              Try again
            </Button>
          }
        >
          The pictures of this entry cannot be shown right now. {error.message}
        </Notice>
      ) : null}
      {count > 0 ? (
        <ul className="mb-5 grid gap-6">
          {media.map((one) => (
            <MediaItem key={one.id} media={one} />
          ))}
          {waiting.map((one) => (
            <WaitingItem key={one.id} item={one} />
          ))}
        </ul>
      ) : null}
      {isFull ? (
        <p className="text-sm text-ink-2">
          An entry holds {mediaMost} pictures and voice notes. Take one away to add another.
        </p>
      ) : (
        <div className="flex flex-wrap items-start gap-3">
          <Button ref={button} size="sm" onClick={() => input.current?.click()}>
            Add a picture
          </Button>
          <SoundRecorder entryId={entryId} onAdded={onAdded} />
        </div>
      )}
      <FileInput ref={input} label="Picture for this entry" accept="image/*" onChoose={setPicture} />
      {picture ? (
        <PictureDialog
          file={picture}
          entryId={entryId}
          onAdded={onAdded}
          onClose={() => {
            setPicture(null)
            // The file window took the focus along; it comes back to where this began.
            button.current?.focus()
          }}
        />
      ) : null}
    </section>
  )
}
