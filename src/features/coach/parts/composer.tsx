import { MessageBox, type MessageBoxProps } from '#ui/message-box.tsx'
import { messageMax } from '../contract.ts'
import type { Extras } from './use-extras.ts'

export interface ComposerProps extends Omit<MessageBoxProps, 'label' | 'max' | 'children'> {
  /** Null until it is there; it appears only where a browser can do it, and only then. */
  Dictate: Extras['DictateButton'] | null
}

/** Where one writes to the coach. */
export function Composer({ Dictate, ...box }: ComposerProps) {
  const { text, onWrite } = box
  return (
    <MessageBox {...box} label="Write to your coach" max={messageMax}>
      {Dictate ? (
        <Dictate onWords={(words) => onWrite(text.trim() === '' ? words : `${text.trimEnd()} ${words}`)} />
      ) : null}
    </MessageBox>
  )
}
