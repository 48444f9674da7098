import { describe, expect, it } from 'vitest'
import { voices } from '../contract.ts'
import { speechOf, speechPresets } from './speech.ts'

const loud = { isMuted: false, speechRate: 1, speechVolume: 1 }

describe('what a voice is given to say', () => {
  it('is nothing while all sounds are muted, or when the volume is at nothing', () => {
    expect(speechOf('Hello', 'zen', { ...loud, isMuted: true })).toBeNull()
    expect(speechOf('Hello', 'zen', { ...loud, speechVolume: 0 })).toBeNull()
  })
  it('joins the pace of the voice with the one the person chose', () => {
    expect(speechOf('Hello', 'zen', { ...loud, speechRate: 0.5, speechVolume: 0.4 })).toEqual({
      text: 'Hello',
      rate: 0.5,
      pitch: speechPresets.zen.pitch,
      volume: 0.4,
    })
  })
  it('knows every voice on offer', () => {
    for (const { id } of voices) expect(speechOf('Hello', id, loud)).not.toBeNull()
  })
})
