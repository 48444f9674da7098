import type { Ref } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { isSendable, MessageBox } from '#ui/message-box.tsx'

export interface ChatComposerProps {
  ref: Ref<HTMLTextAreaElement>
  text: string
  /** The longest question, in UTF-16 units. */
  max: number
  isPending: boolean
  onWrite: (text: string) => void
  onSend: () => void
}

/** Where a question is written. */
export function ChatComposer(props: ChatComposerProps) {
  const { text, max, isPending } = props
  return (
    <MessageBox {...props} label="Your question">
      <IconButton
        label="Send"
        variant="filled"
        type="submit"
        aria-disabled={isPending || !isSendable(text, max)}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round">
          <path d="M12 19V5M6 11l6-6 6 6" strokeLinejoin="round" />
        </svg>
      </IconButton>
    </MessageBox>
  )
}
