/** Pictures and voice notes of one entry. */
export const mediaMost = 12
/** The longest voice note, in seconds. */
export const soundMost = 10 * 60
/** The longer side of a picture as it is kept, in pixels. */
const pictureSide = 2_048
/** The largest picture that is made smaller on the device, in bytes: beyond it a phone runs out of memory. */
export const pictureMost = 40_000_000
/** The largest file as it is kept, in bytes; the bucket says the same. */
export const fileMost = 25_000_000

/** The bucket of these files. */
export const mediaBucket = 'journal'

const endings: Record<string, string> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/aac': 'aac',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
}

/** The ending of a file of this type, parameters behind it or not; null when such files are not kept here. */
export function endingOf(type: string): string | null {
  return endings[bareType(type)] ?? null
}

/** `audio/webm` of `audio/webm;codecs=opus`. */
function bareType(type: string): string {
  return type.replace(/\s*;.*$/s, '').toLowerCase()
}

/** The size of a picture that fits into a square of `most` pixels; a smaller one stays as it is. */
export function fitInto(
  { width, height }: { width: number; height: number },
  most = pictureSide,
): { width: number; height: number } {
  const scale = Math.min(1, most / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** `0:07`, `9:30`. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}
