import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { endLabel } from '../contract.ts'

export interface ConversationMenuProps {
  canDelete: boolean
  onDeleteAll: () => Promise<void>
  /** Ends the talk; absent while a reply is written. */
  onEnd: (() => void) | undefined
}

/** What can be done with the conversation as a whole. */
export function ConversationMenu({ canDelete, onDeleteAll, onEnd }: ConversationMenuProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
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
    </>
  )
}
