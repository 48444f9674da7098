import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useAddMedia } from '../queries.ts'
import { shrinkPicture, type SmallPicture } from './shrink-picture.ts'

interface PictureDialogProps {
  file: File
  entryId: string
  onAdded: () => void
  onClose: () => void
}

/** Shows a chosen picture as it will be kept, and asks what it shows. */
export function PictureDialog({ file, entryId, onAdded, onClose }: PictureDialogProps) {
  const { picture, address, trouble: unreadable } = useSmallPicture(file)
  const [words, setWords] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const add = useAddMedia(entryId)

  async function keep() {
    if (!picture) return
    setPending(true)
    setTrouble(null)
    try {
      const { blob, width, height } = picture
      await add(blob, { kind: 'picture', words: words.trim(), width, height, seconds: null })
      onAdded()
      onClose()
    } catch (error) {
      setPending(false)
      setTrouble(roomWords(error))
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose()
      }}
      title="Add this picture"
      description="It is drawn anew and made smaller on this device, so where and with what it was taken stays here."
      returnsFocus={false}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {picture ? (
            <Button variant="primary" isPending={isPending} pendingText="Keeping" onClick={() => void keep()}>
              Add picture
            </Button>
          ) : null}
        </>
      }
    >
      {unreadable ? (
        <Notice kind="error">{unreadable}</Notice>
      ) : (
        <div className="grid gap-5">
          {address ? (
            <img
              src={address}
              alt="As it will be kept"
              className="max-h-72 w-full rounded-field bg-paper-2 object-contain"
            />
          ) : (
            <Skeleton className="h-56 w-full" />
          )}
          <Field
            label="What does it show?"
            hint="For whoever cannot see it, yourself in ten years included. It may stay empty."
          >
            <TextInput
              value={words}
              maxLength={500}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          </Field>
        </div>
      )}
      {trouble ? (
        <Notice kind="error" className="mt-4">
          {trouble}
        </Notice>
      ) : null}
    </Dialog>
  )
}

/** A browser without room says so in words of its own. */
export function roomWords(error: unknown): string {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'This device has no room left for it. Nothing was added.'
    : `${(error as Error).message} Nothing was added.`
}

function useSmallPicture(file: File) {
  const [picture, setPicture] = useState<SmallPicture | null>(null)
  const [address, setAddress] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => {
    let isHere = true
    let made: string | undefined
    shrinkPicture(file).then(
      (small) => {
        if (!isHere) return
        made = URL.createObjectURL(small.blob)
        setPicture(small)
        setAddress(made)
      },
      (error: Error) => isHere && setTrouble(error.message),
    )
    return () => {
      isHere = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [file])
  return { picture, address, trouble }
}
