import { useEffect, useState } from 'react'
import type { Outgoing } from '#platform/web/outgoing/outgoing.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Button } from '#ui/button.tsx'
import type { MediaContent } from '../contract.ts'
import { useRemoveMedia, useRetryMedia } from '../queries.ts'
import { MediaFrame } from './media-frame.tsx'

/** A picture or a voice note that only this device has so far. */
export function WaitingItem({ item, isFixed = false }: { item: Outgoing; isFixed?: boolean }) {
  const address = useObjectAddress(item.file)
  const isOnline = useOnline()
  const remove = useRemoveMedia(item.group)
  const retry = useRetryMedia()
  const content = item.follow.body as unknown as MediaContent
  const what = content.kind === 'picture' ? 'picture' : 'voice note'
  const state = item.refusal
    ? `On this device only. ${item.refusal}`
    : isOnline
      ? 'On this device. Sending to the server.'
      : 'On this device. It is sent when there is a connection.'
  return (
    <li className="min-w-0">
      <MediaFrame content={content} address={address}>
        <span role="status" className={item.refusal ? 'mt-1 block text-clay' : 'mt-1 block'}>
          {state}
        </span>
        {isFixed ? null : (
          <span className="mt-2 flex flex-wrap gap-3">
            {item.refusal ? (
              <Button size="sm" onClick={() => void retry(item)}>
                Try again
              </Button>
            ) : null}
            <Button
              size="sm"
              aria-label={`Remove ${what} that is not on the server yet`}
              onClick={() => void remove(item)}
            >
              Remove
            </Button>
          </span>
        )}
      </MediaFrame>
    </li>
  )
}

function useObjectAddress(file: Blob): string {
  // The list is read anew whenever something changes, each time with another object for the same bytes.
  const [address] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}
