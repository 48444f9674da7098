import type { VoiceId } from './contract.ts'
import type { Style } from './flows/flow.ts'

/** What a voice says to "I have too much to do today", in one style. The voices are fetched when somebody asks. */
export async function sampleOf(voice: VoiceId, style: Style): Promise<string> {
  const { speakerFor } = await import('./voices/speaker.ts')
  const speaker = speakerFor({ voice, style, isLowStim: false }, 'sample')
  const asked: Record<Style, string> = {
    direct: 'Write down the three that matter. Which one is first?',
    gentle: 'Which one of them would you like to set down for today?',
    reflective: 'What would today look like with one thing less?',
  }
  return [speaker.line('steady', 'sample'), speaker.line('shrink', 'sample'), asked[style]].join(' ')
}
