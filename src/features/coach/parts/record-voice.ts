export interface Recording {
  /** Settles when the time is up or `stop` was called. */
  sound: Promise<Blob>
  stop: () => void
}

/**
 * Records the microphone for at most `ms` and tells how loud it is, 0 to 1, as it goes. Rejects when the person or the
 * browser says no. The microphone is let go as soon as the recording ends.
 */
export async function recordVoice(ms: number, onLevel: (level: number) => void): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const recorder = new MediaRecorder(stream)
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const meter = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    onLevel(Math.min(1, loudest))
  }, 100)
  const limit = setTimeout(() => recorder.stop(), ms)
  const parts: Blob[] = []
  const sound = new Promise<Blob>((resolve, reject) => {
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('error', () => reject(new Error('The recording ended by itself.')))
    recorder.addEventListener('stop', () => {
      clearInterval(meter)
      clearTimeout(limit)
      for (const track of stream.getTracks()) track.stop()
      void context.close()
      resolve(new Blob(parts, { type: recorder.mimeType }))
    })
  })
  recorder.start()
  return {
    sound,
    stop() {
      if (recorder.state !== 'inactive') recorder.stop()
    },
  }
}
