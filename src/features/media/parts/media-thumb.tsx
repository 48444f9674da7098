import { useFileAddress } from '../queries.ts'

/** Twice as many pixels as it is shown with, for dense screens. */
const side = 160
const place = 'size-16 shrink-0 rounded-field border border-line bg-paper-2'

/** A picture of an entry, small, beside its line in a list. */
export function MediaThumb({ file, words }: { file: string; words: string }) {
  const { address } = useFileAddress(file, side)
  if (!address) return <span className={place} />
  return <img src={address} alt={words} loading="lazy" className={`${place} object-cover`} />
}
