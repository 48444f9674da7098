import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '#platform/web/call.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useRhythm } from '#features/account/public.tsx'
import { momentWords } from '#features/connections/rules.ts'
import { Connection, EndConnection, KnownList, useWork } from '#features/connections/public.tsx'
import { proposalsContract } from '#features/coach/contract.ts'
import { tokensContract, tokensMost, type Token } from '../contract.ts'
import { mayWords } from '../rules.ts'
import { ChangeToken } from './change-token.tsx'
import { MakeToken } from './make-token.tsx'

const listKey = readKey(tokensContract.readTokens, {})

/** Keys for programs and assistants of the person's own. */
export function Tokens() {
  const { data, error, refetch } = useRead(tokensContract.readTokens, {})
  const isFull = (data?.tokens.length ?? 0) >= tokensMost
  return (
    <Connection
      title="Keys for programs and assistants"
      about={
        <>
          A key lets a program of yours, or an AI assistant that speaks MCP, read what you tick, as you. It
          cannot write anything; where you allow it, it proposes, and you decide. It opens neither your
          account nor these settings.{' '}
          <a href="/api/reference" className="text-tide underline underline-offset-4">
            All calls for programs
          </a>
        </>
      }
    >
      <KnownList
        rows={data?.tokens}
        error={error}
        retry={() => void refetch()}
        label="Keys"
        empty="No key yet: no program reads anything of yours."
      >
        {(token) => <TokenRow key={token.id} token={token} />}
      </KnownList>
      {data?.tokens.some(({ scope }) => scope === 'propose') ? <Waiting /> : null}
      {isFull ? (
        <p className="text-ink-2">You have {tokensMost} keys, which is as many as there can be.</p>
      ) : (
        <MakeToken />
      )}
    </Connection>
  )
}

/** What keys proposed and nobody answered yet, and where it stands. */
function Waiting() {
  const { data } = useRead(proposalsContract.readProposals, {})
  const count = data?.proposals.filter(({ answer }) => answer === 'waiting').length ?? 0
  if (count === 0) return null
  return (
    <p className="text-ink-2">
      {count === 1 ? 'One proposal waits' : `${count} proposals wait`} for your answer.{' '}
      <Link to="/my-balanse" className="text-tide underline underline-offset-4">
        See {count === 1 ? 'it' : 'them'} with your coach
      </Link>
    </p>
  )
}

function TokenRow({ token }: { token: Token }) {
  const queries = useQueryClient()
  const { time_zone } = useRhythm()
  const { isPending, run } = useWork()
  const isResting = token.scope === 'none'
  const at = (instant: string) => momentWords(instant, time_zone)
  const isOver = isPast(token.expires_at)

  async function switchTo(scope: Token['scope'], version: number) {
    const isDone = await run(async () => {
      const { name } = token
      const next = await call(tokensContract.changeToken, {
        params: { id: token.id },
        body: { name, scope, version },
      })
      await queries.invalidateQueries({ queryKey: listKey })
      toast({
        title: scope === 'none' ? `${token.name} rests` : `${token.name} reads again`,
        action: {
          label: 'Undo',
          altText: 'Use the button beside the key',
          onSelect: () => void switchTo(token.scope, next.version),
        },
      })
    })
    if (!isDone)
      toast({ title: 'Not changed', description: 'The key is as it was. Please look at the list again.' })
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 dir="auto" className="break-words">
          {token.name}
        </h3>
        <p className="text-sm text-ink-2">
          {isOver ? 'Its time is over' : isResting ? 'Rests: it opens nothing' : mayWords(token)}
          {token.expires_at && !isOver
            ? `, good until ${at(token.expires_at).replace(/^on /, '')}`
            : ''}.{' '}
          {token.last_used_at ? `Last used ${at(token.last_used_at)}.` : 'Not used yet.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isOver ? null : (
          <>
            <ChangeToken token={token} />
            <Button
              size="sm"
              isPending={isPending}
              aria-label={isResting ? `Wake ${token.name}` : `Let ${token.name} rest`}
              onClick={() => void switchTo(isResting ? 'read' : 'none', token.version)}
            >
              {isResting ? 'Wake' : 'Let it rest'}
            </Button>
          </>
        )}
        <EndToken token={token} />
      </div>
    </li>
  )
}

const isPast = (instant: string | null) => instant !== null && Date.parse(instant) <= Date.now()

function EndToken({ token }: { token: Token }) {
  const queries = useQueryClient()
  return (
    <EndConnection
      name={token.name}
      title="End this key?"
      description="Programs that use it get no answer from now on, and proposals of it that wait go. The same key cannot come back."
      action="End the key"
      end={async () => {
        await call(tokensContract.endToken, { params: { id: token.id } })
        toast({ title: `${token.name} has ended` })
        await queries.invalidateQueries({ queryKey: listKey })
      }}
    />
  )
}
