import { useEffect, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { drawPicture, openPicture } from '#platform/web/draw-picture.ts'
import { putFile, removeFile } from '#platform/web/files.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useProfile, useSaveProfile } from '../queries.ts'
import { type Crop, squareOf, wholePicture } from './crop.ts'
import { CropWindow } from './crop-window.tsx'

/** Enough for the largest place it is shown in, on a dense screen. */
const side = 512

/** Cuts a picture to a square and stores it. Only the pixels leave the device: no place, no camera, no file name. */
export default function PictureDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const { user } = useProfile()
  const save = useSaveProfile()
  const { picture, unreadable } = useBitmap(file)
  const [crop, setCrop] = useState<Crop>(wholePicture)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  async function keep() {
    if (!picture || !user) return
    setPending(true)
    setTrouble(null)
    try {
      const { left, top, side: shown } = squareOf(picture, crop)
      const part = { left, top, width: shown, height: shown }
      const blob = await drawPicture(picture, part, { width: side, height: side })
      const path = `avatars/${user.id}/${newId()}.${blob.type.replace('image/', '')}`
      await putFile(path, blob)
      const former = user.avatar_url
      await save({ avatar_url: path })
      // The former one is shown nowhere any more; when it stays, nobody but the person can open it.
      if (former) await removeFile(former).catch(() => {})
      toast({ title: 'Your picture is changed' })
      onClose()
    } catch (error) {
      setTrouble((error as Error).message)
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose()
      }}
      title="Your picture"
      description="Drag it, or use the sliders. It is cut and made small on this device before it is sent."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {picture ? (
            <Button variant="primary" isPending={isPending} pendingText="Saving" onClick={() => void keep()}>
              Use this picture
            </Button>
          ) : null}
        </>
      }
    >
      {unreadable ? (
        <Notice kind="error">{unreadable}</Notice>
      ) : picture ? (
        <CropWindow picture={picture} crop={crop} onChange={setCrop} />
      ) : null}
      {trouble ? (
        <Notice kind="error" className="mt-4">
          {trouble} Your picture was not changed.
        </Notice>
      ) : null}
    </Dialog>
  )
}

function useBitmap(file: File): { picture: ImageBitmap | null; unreadable: string | null } {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [unreadable, setUnreadable] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    let made: ImageBitmap | null = null
    openPicture(file).then(
      (bitmap) => {
        if (isGone) return bitmap.close()
        made = bitmap
        setPicture(bitmap)
      },
      (error: Error) => setUnreadable(error.message),
    )
    return () => {
      isGone = true
      made?.close()
    }
  }, [file])
  return { picture, unreadable }
}
