import { ArrowUp, Square } from 'lucide-react'
import type { Ref } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { isSendable, MessageBox } from '#ui/message-box.tsx'
import { messageMax } from '../contract.ts'
import type { Extras } from './use-extras.ts'

export interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>
  text: string
  onWrite: (text: string) => void
  onSend: () => void
  onStop: () => void
  isPending: boolean
  /** Null until it is there; it appears only where a browser can do it, and only then. */
  Dictate: Extras['DictateButton'] | null
}

/** Where one writes to the coach. */
export function Composer({ onStop, Dictate, ...box }: ComposerProps) {
  const { text, onWrite, isPending } = box
  return (
    <MessageBox {...box} label="Write to your coach" max={messageMax}>
      {Dictate ? (
        <Dictate onWords={(words) => onWrite(text.trim() === '' ? words : `${text.trimEnd()} ${words}`)} />
      ) : null}
      {isPending ? (
        <IconButton label="Stop the reply" variant="outlined" onClick={onStop}>
          <Square aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton label="Send" variant="filled" type="submit" aria-disabled={!isSendable(text, messageMax)}>
          <ArrowUp aria-hidden="true" />
        </IconButton>
      )}
    </MessageBox>
  )
}
