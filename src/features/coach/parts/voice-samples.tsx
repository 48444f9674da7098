import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { voices } from '../contract.ts'
import { speechSample } from '../rules/speech.ts'
import { useSilenceAtEnd, useSpeech } from './use-speech.ts'

/** One sentence in each coaching voice, spoken by this device. */
export function VoiceSamples() {
  const speech = useSpeech()
  useSilenceAtEnd()
  if (!speech.isPossible || speech.systemVoices.length === 0)
    return (
      <Notice title="This browser has no voice to read with">
        Everything works in writing. Another browser, or a voice added in the settings of this device, may
        change that.
      </Notice>
    )
  return (
    <>
      {speech.isMuted ? (
        <Notice title="All sounds are muted">
          Nothing is read aloud until Mute All Sounds is switched off below.
        </Notice>
      ) : null}
      <label className="mt-4 block max-w-measure text-sm font-semibold">
        Voice of this device
        <select
          value={speech.systemVoice}
          onChange={(event) => speech.chooseSystemVoice(event.currentTarget.value)}
          className="mt-1 block min-h-12 w-full rounded-field border border-edge bg-sheet px-3 text-base font-normal"
        >
          <option value="">The device’s own choice</option>
          {speech.systemVoices.map(({ voiceURI, name, lang, localService }) => (
            <option key={voiceURI} value={voiceURI}>
              {name} ({lang}){localService ? '' : ', uses an online voice'}
            </option>
          ))}
        </select>
      </label>
      <ul className="mt-6 border-t border-line">
        {voices.map(({ id, name, about }) => (
          <li key={id} className="flex items-center justify-between gap-4 border-b border-line py-3">
            <span>
              <span className="font-medium">{name}</span>
              <span className="block text-sm text-ink-2">{about}</span>
            </span>
            {speech.speaking === id ? (
              <Button size="sm" onClick={speech.stop}>
                Stop <span className="sr-only">{name}</span>
              </Button>
            ) : (
              <Button
                size="sm"
                aria-disabled={speech.isMuted}
                onClick={() => speech.speak(speechSample, id, id)}
              >
                Play <span className="sr-only">{name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-measure text-sm text-ink-2">
        They say: “{speechSample}” The voice you choose here reads the coach’s replies on this device, too.
      </p>
    </>
  )
}
