import { useFileAddress } from '../queries.ts'

/** Twice as many pixels as it is shown with, for dense screens. */
const side = 160

export default function SmallPicture({
  file,
  words,
  className,
}: {
  file: string
  words: string
  className: string
}) {
  const { address } = useFileAddress(file, side)
  if (!address) return <span className={className} />
  return <img src={address} alt={words} loading="lazy" className={`${className} object-cover`} />
}
