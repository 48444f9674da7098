import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import type { Media } from '../contract.ts'
import { useDescribeMedia, useFileAddress, useRemoveMedia } from '../queries.ts'
import { MediaFrame } from './media-frame.tsx'

/** A picture or a voice note that is on the server, with what can be done about it. */
export function MediaItem({ media }: { media: Media }) {
  const { address, isUnreachable } = useFileAddress(media.file)
  return (
    <li className="min-w-0">
      <MediaFrame content={media} address={address} isUnreachable={isUnreachable}>
        <span className="mt-2 flex flex-wrap gap-3">
          <DescribeDialog media={media} />
          <RemoveDialog media={media} />
        </span>
      </MediaFrame>
    </li>
  )
}

const nameOf = ({ kind, words }: Media) =>
  `${kind === 'picture' ? 'picture' : 'voice note'}${words ? `: ${words}` : ''}`

function DescribeDialog({ media }: { media: Media }) {
  const describe = useDescribeMedia(media.entry_id)
  const [isOpen, setIsOpen] = useState(false)
  const [words, setWords] = useState(media.words)
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  function move(open: boolean) {
    setIsOpen(open)
    setWords(media.words)
    setTrouble(null)
  }

  async function keep() {
    setPending(true)
    try {
      await describe(media, words.trim())
      setIsOpen(false)
    } catch (error) {
      setTrouble((error as Error).message)
    } finally {
      setPending(false)
    }
  }

  const isPicture = media.kind === 'picture'
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={move}
      trigger={
        <Button size="sm" aria-label={`${media.words ? 'Change' : 'Add'} words of the ${nameOf(media)}`}>
          {media.words ? 'Change the words' : 'Add words'}
        </Button>
      }
      title={isPicture ? 'What does it show?' : 'What is said?'}
      description={
        isPicture ? 'For whoever cannot see it.' : 'For whoever cannot hear it, and for finding it again.'
      }
      footer={
        <Button variant="primary" isPending={isPending} pendingText="Saving" onClick={() => void keep()}>
          Save
        </Button>
      }
    >
      <Field label="In words" error={trouble ?? undefined}>
        <TextInput value={words} maxLength={500} onChange={(event) => setWords(event.currentTarget.value)} />
      </Field>
    </Dialog>
  )
}

function RemoveDialog({ media }: { media: Media }) {
  const remove = useRemoveMedia(media.entry_id)
  const [isOpen, setIsOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const what = media.kind === 'picture' ? 'picture' : 'voice note'

  async function take() {
    setPending(true)
    setTrouble(null)
    try {
      await remove(media)
      setIsOpen(false)
      toast({ title: `The ${what} is removed` })
    } catch (error) {
      setTrouble((error as Error).message)
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="sm" aria-label={`Remove ${nameOf(media)}`}>
          Remove
        </Button>
      }
      title={`Remove this ${what}?`}
      description="It is taken away at once and cannot come back. The words of your entry stay."
      footer={
        <>
          <Button onClick={() => setIsOpen(false)}>Keep it</Button>
          <Button variant="danger" isPending={isPending} pendingText="Removing" onClick={() => void take()}>
            Remove
          </Button>
        </>
      }
    >
      {trouble ? <Notice kind="error">{trouble} It is still there.</Notice> : null}
    </Dialog>
  )
}
