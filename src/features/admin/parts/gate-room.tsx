import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { readKey, takeAnswer, useRead } from '#platform/web/use-read.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { adminContract, type GateView } from '../contract.ts'
import { CouldNotRead } from '#ui/could-not-read.tsx'
import { Moment } from './moment.tsx'
import { OtherSwitches } from './other-switches.tsx'

const names = { open: 'open', waitlist: 'closed' } as const

/** Opens and closes the public pages, says what that does, and shows who did it. */
export function GateRoom() {
  const { data, error, refetch } = useRead(adminContract.readGate, {})
  if (error && !data) return <CouldNotRead what="The gate" error={error} retry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 max-w-column" />
  return <GateSwitch view={data} />
}

function GateSwitch({ view }: { view: GateView }) {
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  const accept = (next: GateView) => takeAnswer(queries, readKey(adminContract.readGate, {}), next)

  async function change(from: GateView) {
    const gate = from.gate === 'open' ? 'waitlist' : 'open'
    setPending(true)
    setTrouble(null)
    try {
      const next = await call(adminContract.switchGate, { body: { gate, version: from.version } })
      await accept(next)
      toast({
        title: `The public pages are ${names[gate]}`,
        action: {
          label: 'Undo',
          altText: 'Press the button on the page to switch back',
          onSelect: () => void change(next),
        },
      })
    } catch (error) {
      const { code, current, message } = error as CallError
      if (code === 'conflict') await accept(current as GateView)
      setTrouble(
        code === 'conflict'
          ? 'Another admin switched it a moment ago. You see how it stands now; nothing else was changed.'
          : `Nothing was changed. ${message}`,
      )
    } finally {
      setPending(false)
    }
  }

  const isOpen = view.gate === 'open'
  return (
    <div className="max-w-column">
      <p className="font-title text-2xl" role="status">
        The public pages are {names[view.gate]}.
      </p>
      <p className="mt-3 max-w-measure text-ink-2">
        {isOpen
          ? 'Everybody can read them. / still leads to the waitlist page, where people can sign in, begin or leave their address.'
          : 'Visitors who open one are led to the waitlist page. People who are signed in see every page, and so does whoever adds ?dev=true to an address.'}{' '}
        Urgent help, signing in and signing up are open either way.
      </p>
      {trouble ? (
        <Notice kind="error" className="mt-5">
          {trouble}
        </Notice>
      ) : null}
      <Button
        variant="primary"
        className="mt-6"
        isPending={isPending}
        pendingText="Switching"
        onClick={() => void change(view)}
      >
        {isOpen ? 'Close the public pages' : 'Open the public pages'}
      </Button>
      <p className="mt-3 max-w-measure text-sm text-ink-2">
        It takes effect within seconds, and you can switch back at any time. Nobody is signed out and nothing
        is deleted.
      </p>
      <OtherSwitches />
      <h3 className="mt-10">Who switched it</h3>
      <ol className="mt-3 border-t border-line">
        {view.switches.map(({ version, gate, by, at }) => (
          <li
            key={version}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5 text-ink-2"
          >
            <span className="min-w-0 break-words">
              <span className="font-semibold text-ink">{gate === 'open' ? 'Opened' : 'Closed'}</span>{' '}
              {by ? `by ${by}` : 'at the first start, by the setting BALANSE_GATE'}
            </span>
            <Moment at={at} />
          </li>
        ))}
      </ol>
    </div>
  )
}
