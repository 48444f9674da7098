import { useEffect, useState } from 'react'
import { readStored, writeStored } from '#platform/web/storage.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useProfile, useSaveProfile } from '../queries.ts'
import { decideTimeZone } from '../rules.ts'

/** The zone that the person said no to on this device. */
const declinedKey = 'time-zone-declined'

/** Takes over the zone of the browser for a new account, and asks once when a known person is somewhere else. */
export function TimeZoneKeeper() {
  const { user, rhythm, version } = useProfile()
  const save = useSaveProfile()
  const [declined, setDeclined] = useState(() => readStored(declinedKey))
  const browser = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const todo = user ? decideTimeZone({ stored: rhythm.time_zone, browser, version, declined }) : 'keep'

  useEffect(() => {
    // Out of reach now: the next start tries again.
    if (todo === 'save') save({ rhythm: { time_zone: browser } }).catch(() => {})
  }, [todo, browser, save])

  if (todo !== 'ask') return null
  return (
    <Notice
      className="mb-8"
      action={
        <>
          <Button
            size="sm"
            onClick={() => {
              save({ rhythm: { time_zone: browser } }).catch(() =>
                toast({ title: 'Not changed', description: 'The server cannot be reached right now.' }),
              )
            }}
          >
            Use {placeOf(browser)}
          </Button>
          <Button
            size="sm"
            variant="plain"
            onClick={() => {
              writeStored(declinedKey, browser)
              setDeclined(browser)
            }}
          >
            Keep {placeOf(rhythm.time_zone)}
          </Button>
        </>
      }
    >
      This device is on {placeOf(browser)} time. Your days run on {placeOf(rhythm.time_zone)} time.
    </Notice>
  )
}

/** `America/New_York` is New York to a person. */
function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
