import { SoundChoices } from '#features/calm/public.tsx'
import { DictationCheck } from './parts/dictation-check.tsx'
import { MicrophoneCheck } from './parts/microphone-check.tsx'
import { VoiceReport } from './parts/voice-report.tsx'
import { VoiceSamples } from './parts/voice-samples.tsx'

/** A place to try hearing and being heard. Nothing plays by itself, and no call leaves this page. */
export default function VoiceTestScreen() {
  return (
    <div className="max-w-column">
      <h1>Voice test</h1>
      <p className="mt-4 max-w-measure text-lg text-ink-2">
        Hear how each coaching voice sounds on this device, and see whether your microphone works. Nothing is
        sent anywhere.
      </p>
      <section aria-labelledby="hear" className="mt-12">
        <h2 id="hear">Hear the voices</h2>
        <div className="mt-4">
          <VoiceSamples />
        </div>
      </section>
      <section aria-labelledby="sound" className="mt-12">
        <h2 id="sound">Sound</h2>
        <div className="mt-2">
          <SoundChoices />
        </div>
      </section>
      <section aria-labelledby="speak" className="mt-12">
        <h2 id="speak">Check the microphone</h2>
        <p className="mt-2 mb-4 max-w-measure text-ink-2">
          The recording stays in this page and is gone when you leave it.
        </p>
        <MicrophoneCheck />
      </section>
      <section aria-labelledby="dictate" className="mt-12">
        <h2 id="dictate">Dictation</h2>
        <DictationCheck />
      </section>
      <section aria-labelledby="can" className="mt-12">
        <h2 id="can">What this browser can do</h2>
        <VoiceReport />
      </section>
    </div>
  )
}
