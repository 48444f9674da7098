import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { endLabel, voices, type WrittenBy } from '../contract.ts'
import { voiceOf } from '../rules/voice-of.ts'

export interface CoachLineProps {
  storedVoice: string
  /** The model that wrote the newest reply; null when it was an exercise. */
  writtenBy: WrittenBy | null
  isPrivate: boolean
  canDelete: boolean
  onDeleteAll: () => Promise<void>
  /** Ends the talk; absent while a reply is written. */
  onEnd: (() => void) | undefined
}

/** Who is talking, always in view: the voice, that it is software, and who writes the words. */
export function CoachLine({
  storedVoice,
  writtenBy,
  isPrivate,
  canDelete,
  onDeleteAll,
  onEnd,
}: CoachLineProps) {
  const [isAsking, setAsking] = useState(false)
  const voice = voices.find(({ id }) => id === voiceOf(storedVoice)) ?? voices[0]
  const origin = writtenBy ? `Written by ${writtenBy.model} at ${writtenBy.host}` : 'guided, no model used'
  return (
    <header className="sticky top-[60px] z-10 border-b border-line bg-paper pt-1 pb-3">
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-[1.53rem]">Coach</h1>
        <div className="flex shrink-0 items-center gap-1">
          <a href="/urgent-help" className={buttonClass('quiet', 'sm')}>
            Support
          </a>
          <Menu
            trigger={
              <IconButton label="Conversation options">
                <Ellipsis aria-hidden="true" />
              </IconButton>
            }
          >
            <MenuItem isDisabled={!onEnd} onSelect={() => onEnd?.()}>
              {endLabel}
            </MenuItem>
            <MenuItem asChild>
              <Link to="/chatbot-training">Teach your coach</Link>
            </MenuItem>
            <MenuItem asChild>
              <Link to="/profile-settings">Change the voice</Link>
            </MenuItem>
            <MenuItem tone="danger" isDisabled={!canDelete} onSelect={() => setAsking(true)}>
              Delete conversation
            </MenuItem>
          </Menu>
        </div>
      </div>
      <p className="text-sm text-ink-2">
        <span className="font-semibold text-ink">{voice.name}</span>
        {' · '}
        AI coach, not a therapist
        {' · '}
        {origin}
      </p>
      {isPrivate ? (
        <p className="mt-1 text-sm text-ink-2">
          Private conversation: nothing is read from your plans, and nothing you write here is stored.
        </p>
      ) : null}
      <Dialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Delete the whole conversation?"
        description="Every message is removed from this server, for good. Your plans and reflections stay."
        footer={
          <>
            <DialogClose>
              <Button>Keep it</Button>
            </DialogClose>
            <Button variant="danger" onClick={() => void onDeleteAll().finally(() => setAsking(false))}>
              Delete
            </Button>
          </>
        }
      />
    </header>
  )
}
