import type { Media } from '../contract.ts'
import { useEntryMedia, useFileAddress } from '../queries.ts'
import { MediaFrame } from './media-frame.tsx'
import { WaitingItem } from './waiting-item.tsx'

/** Pictures and voice notes of an entry that is being read. */
export function MediaReading({ entryId }: { entryId: string }) {
  const { media, waiting } = useEntryMedia(entryId)
  if (media.length + waiting.length === 0) return null
  return (
    <ul aria-label="Pictures and voice notes" className="mt-8 grid gap-6">
      {media.map((one) => (
        <Item key={one.id} media={one} />
      ))}
      {waiting.map((one) => (
        <WaitingItem key={one.id} item={one} isFixed />
      ))}
    </ul>
  )
}

function Item({ media }: { media: Media }) {
  const { address, isUnreachable } = useFileAddress(media.file)
  return (
    <li className="min-w-0">
      <MediaFrame content={media} address={address} isUnreachable={isUnreachable} />
    </li>
  )
}
