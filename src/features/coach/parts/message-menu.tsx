import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { call } from '#platform/web/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { coachContract, type VoiceId } from '../contract.ts'
import type { Shown } from '../rules/thread.ts'
import { cutAt } from '../rules/words.ts'
import { SentDialog } from './sent-dialog.tsx'
import { useSpeech } from './use-speech.ts'

export interface MessageMenuProps {
  message: Shown
  isLastOwn: boolean
  isLastReply: boolean
  /** The person wants replies to be readable aloud. */
  hasVoice: boolean
  voice: VoiceId
  /** The person lets what they say of replies be kept. */
  hasFeedback: boolean
  onDelete: () => void
  onEdit: () => void
  onTryAgain: () => void
  /** Says that this reply missed what was meant; absent while it cannot be said. */
  onNotMeant: (() => void) | undefined
}

/** What can be done with one message. */
export function MessageMenu(props: MessageMenuProps) {
  const { message, isLastOwn, isLastReply, hasVoice, voice, hasFeedback } = props
  const speech = useSpeech()
  const [isShowingSent, setShowingSent] = useState(false)
  const isOwn = message.sender === 'user'
  const isSpeaking = speech.speaking === message.id
  const canSpeak = hasVoice && !isOwn && speech.systemVoices.length > 0 && !speech.isMuted
  return (
    <>
      <Menu
        align={isOwn ? 'end' : 'start'}
        trigger={
          <IconButton label="Message options">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        {/* Without https a browser has no clipboard to offer. */}
        {'clipboard' in navigator ? (
          <MenuItem onSelect={() => void navigator.clipboard.writeText(message.content)}>Copy</MenuItem>
        ) : null}
        {canSpeak ? (
          <MenuItem
            onSelect={() => (isSpeaking ? speech.stop() : speech.speak(message.content, voice, message.id))}
          >
            {isSpeaking ? 'Stop reading' : 'Read aloud'}
          </MenuItem>
        ) : null}
        {isLastOwn ? <MenuItem onSelect={props.onEdit}>Edit and send again</MenuItem> : null}
        {isLastReply && message.engine === 'model' ? (
          <MenuItem onSelect={props.onTryAgain}>Try again</MenuItem>
        ) : null}
        {isOwn ? <MenuItem onSelect={() => void remember(message)}>Remember this</MenuItem> : null}
        {message.has_sent ? <MenuItem onSelect={() => setShowingSent(true)}>What was sent</MenuItem> : null}
        {!isOwn && (props.onNotMeant || hasFeedback) ? (
          <MenuItem
            onSelect={() => {
              if (hasFeedback) void tell(message.id, 'did_not_help', 'Not what I meant')
              props.onNotMeant?.()
            }}
          >
            Not what I meant
          </MenuItem>
        ) : null}
        {!isOwn && hasFeedback ? (
          <>
            <MenuItem onSelect={() => void tell(message.id, 'helped')}>This helped</MenuItem>
            <MenuItem onSelect={() => void tell(message.id, 'did_not_help')}>This did not help</MenuItem>
          </>
        ) : null}
        <MenuItem tone="danger" onSelect={props.onDelete}>
          Delete
        </MenuItem>
      </Menu>
      {isShowingSent ? <SentDialog message={message} onClose={() => setShowingSent(false)} /> : null}
    </>
  )
}

/** Keeps the words of a message as a line that the coach is to know. */
async function remember(message: Shown): Promise<void> {
  await call(coachContract.saveMemory, {
    params: { id: newId() },
    body: {
      kind: 'note',
      statement: cutAt(message.content, 480),
      source: { label: `You wrote it on ${dayWords(message.local_date)}`, path: '/my-balanse' },
      pinned: false,
      is_off: false,
      expires_on: null,
      version: 0,
    },
  }).then(
    () => toast({ title: 'Kept', description: 'It stands in “Teach your coach”, where you can change it.' }),
    sayUnsaved,
  )
}

function dayWords(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
}

async function tell(id: string, verdict: 'helped' | 'did_not_help', reason = ''): Promise<void> {
  await call(coachContract.saveFeedback, { params: { id }, body: { verdict, reason } }).then(
    () => toast({ title: 'Kept', description: 'You can say why, or take it back, in “Teach your coach”.' }),
    sayUnsaved,
  )
}

function sayUnsaved(error: unknown): void {
  toast({
    title: 'Not kept',
    description: error instanceof Error ? error.message : 'The server did not answer.',
  })
}
