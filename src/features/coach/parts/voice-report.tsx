import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useSpeech } from './use-speech.ts'

/** What matters for voice, as this browser tells it: to look at, and to copy into a message for help. */
export function VoiceReport() {
  const { isPossible, isMuted, systemVoices } = useSpeech()
  const [isCopied, setCopied] = useState(false)
  const local = systemVoices.filter(({ localService }) => localService).length
  const languages = [...new Set(systemVoices.map(({ lang }) => lang))].toSorted()
  const rows: [name: string, value: string][] = [
    ['Reading aloud', isPossible ? 'yes' : 'no'],
    [
      'Voices',
      systemVoices.length === 0 ? 'none' : `${systemVoices.length}, ${local} of them on this device`,
    ],
    ['Languages of the voices', languages.slice(0, 30).join(', ') || 'none'],
    ['Mute All Sounds', isMuted ? 'on' : 'off'],
    ['Microphone', 'mediaDevices' in navigator ? 'can be asked for' : 'not in this window'],
    ['Recording', typeof MediaRecorder === 'undefined' ? 'no' : 'yes'],
    ['Language of this browser', navigator.language],
  ]

  async function copy() {
    await navigator.clipboard.writeText(rows.map(([name, value]) => `${name}: ${value}`).join('\n'))
    setCopied(true)
  }

  return (
    <>
      <dl className="mt-4 border-t border-line">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[14rem_1fr]"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {/* Without https a browser has no clipboard to offer. */}
      {'clipboard' in navigator ? (
        <Button size="sm" className="mt-4" onClick={() => void copy().catch(() => {})}>
          {isCopied ? 'Copied' : 'Copy this report'}
        </Button>
      ) : null}
    </>
  )
}
