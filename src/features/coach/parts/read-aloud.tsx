import { useEffect, useRef } from 'react'
import type { VoiceId } from '../contract.ts'
import type { Shown } from '../rules/thread.ts'
import { useSilenceAtEnd, useSpeech } from './use-speech.ts'

export interface ReadAloudProps {
  /** The person chose to hear replies, and nothing speaks against it now. */
  isOn: boolean
  /** The newest reply of this talk once it is whole. */
  reply: Shown | undefined
  voice: VoiceId
}

/** Reads each new reply aloud where somebody chose to hear them. What stood there already is not read. Shows nothing. */
export function ReadAloud({ isOn, reply, voice }: ReadAloudProps) {
  const { speak, isMuted } = useSpeech()
  const heard = useRef(reply?.id)
  useSilenceAtEnd()
  useEffect(() => {
    if (reply?.state !== 'kept' || heard.current === reply.id) return
    heard.current = reply.id
    if (isOn && !isMuted) speak(reply.content, voice, reply.id)
  })
  return null
}
