/** Kinds that browsers write, the smallest first. */
const wanted = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']

export interface SoundRecording {
  /** Settles when the time is up or `stop` was called; null when it was thrown away. */
  sound: Promise<{ blob: Blob; seconds: number } | null>
  stop: () => void
  cancel: () => void
}

export function canRecord(): boolean {
  return 'mediaDevices' in navigator && typeof MediaRecorder !== 'undefined'
}

/**
 * Records the microphone for at most `most` seconds. Rejects when the person or the browser says no. The microphone is let
 * go as soon as the recording ends.
 */
export async function recordSound(most: number): Promise<SoundRecording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const mimeType = wanted.find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, mimeType ? { mimeType, audioBitsPerSecond: 48_000 } : {})
  const began = performance.now()
  const parts: Blob[] = []
  let isCancelled = false
  const limit = setTimeout(stop, most * 1_000)
  function stop(): void {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const sound = new Promise<{ blob: Blob; seconds: number } | null>((resolve, reject) => {
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('error', () => reject(new Error('The recording ended by itself.')))
    recorder.addEventListener('stop', () => {
      clearTimeout(limit)
      for (const track of stream.getTracks()) track.stop()
      // What is behind the semicolon says how it is packed, which the file says by itself.
      const type = (recorder.mimeType || mimeType || 'audio/webm').replace(/;.*$/, '')
      const seconds = Math.round((performance.now() - began) / 1_000)
      resolve(isCancelled ? null : { blob: new Blob(parts, { type }), seconds })
    })
  })
  recorder.start(1_000)
  return {
    sound,
    stop,
    cancel() {
      isCancelled = true
      stop()
    },
  }
}
