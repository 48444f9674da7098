import { useEffect, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
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
  const { picture, isUnreadable } = useBitmap(file)
  const [crop, setCrop] = useState<Crop>(wholePicture)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  async function keep() {
    if (!picture || !user) return
    setPending(true)
    setTrouble(null)
    try {
      const blob = await cut(picture, crop)
      const path = `avatars/${user.id}/${newId()}.${blob.type === 'image/webp' ? 'webp' : 'png'}`
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
      {isUnreadable ? (
        <Notice kind="error">
          This file cannot be shown as a picture here. Please choose a JPEG, PNG or WebP picture.
        </Notice>
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

function useBitmap(file: File): { picture: ImageBitmap | null; isUnreadable: boolean } {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  useEffect(() => {
    let isGone = false
    let made: ImageBitmap | null = null
    createImageBitmap(file).then(
      (bitmap) => {
        if (isGone) return bitmap.close()
        made = bitmap
        setPicture(bitmap)
      },
      () => setUnreadable(true),
    )
    return () => {
      isGone = true
      made?.close()
    }
  }, [file])
  return { picture, isUnreadable }
}

/** WebP where the browser writes it, else PNG. Throws a sentence when it writes neither. */
async function cut(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const { left, top, side: shown } = squareOf(picture, crop)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot cut pictures.')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, left, top, shown, shown, 0, 0, side, side)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.85))
  if (!blob) throw new Error('This browser cannot cut pictures.')
  return blob
}
