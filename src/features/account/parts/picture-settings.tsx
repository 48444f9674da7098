import { lazy, Suspense, useRef, useState } from 'react'
import { removeFile } from '#platform/web/files.ts'
import { Button } from '#ui/button.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { Avatar } from '../public.tsx'
import { useProfile, useSaveProfile } from '../queries.ts'

const PictureDialog = lazy(() => import('./picture-dialog.tsx'))

/** The person's picture: choose, cut to a square, take away. */
export function PictureSettings() {
  const { user } = useProfile()
  const save = useSaveProfile()
  const [file, setFile] = useState<File | null>(null)
  const [isPending, setPending] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const path = user?.avatar_url

  async function remove() {
    if (!path) return
    setPending(true)
    try {
      await save({ avatar_url: null })
      await removeFile(path)
      toast({ title: 'Your picture is removed' })
    } catch (error) {
      toast({ title: 'Your picture is still there', description: (error as Error).message })
    } finally {
      setPending(false)
    }
  }

  return (
    <div>
      <p className="text-sm font-semibold">Picture</p>
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <span className="size-20 shrink-0 text-3xl">
          <Avatar />
        </span>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => input.current?.click()}>
            {path ? 'Choose another picture' : 'Choose a picture'}
          </Button>
          {path ? (
            <Button isPending={isPending} pendingText="Removing" onClick={() => void remove()}>
              Remove picture
            </Button>
          ) : null}
        </div>
      </div>
      <FileInput ref={input} label="Picture of you" accept="image/*" onChoose={setFile} />
      {file ? (
        <Suspense fallback={null}>
          <PictureDialog file={file} onClose={() => setFile(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}
