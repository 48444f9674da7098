import type { Factor } from '@supabase/auth-js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { authClient } from '#platform/web/auth-client.ts'
import { session } from '#platform/web/session.ts'
import { Button } from '#ui/button.tsx'
import { RecoveryCard } from './recovery-card.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { useSending } from './use-sending.ts'

export interface RecoveryCodesProps {
  /** The set that the person has, if they have one. */
  set: Factor | undefined
  /** A set that was made just now: the only time at which its codes can be seen. */
  codes: readonly string[] | null
  onCodes: (codes: readonly string[] | null) => void
}

const key = ['auth', 'recovery-codes']

/** Makes a set of codes, or another one in its place. Rejects with what the auth service refuses. */
export async function makeRecoveryCodes(hasSet: boolean): Promise<string[]> {
  const { recoveryCodes } = authClient.mfa
  const made = await session.unpack(hasSet ? recoveryCodes.regenerate() : recoveryCodes.generate())
  return made.codes
}

/** Codes to write down, for the day on which no other second step is at hand: how many are left, and new ones. */
export function RecoveryCodes({ set, codes, onCodes }: RecoveryCodesProps) {
  const queries = useQueryClient()
  const { trouble, isPending, run } = useSending()
  const { data: left } = useQuery({
    queryKey: [...key, set?.id],
    enabled: set !== undefined,
    queryFn: async () => (await session.unpack(authClient.mfa.recoveryCodes.getStatus())).remaining,
  })

  async function make() {
    onCodes(await makeRecoveryCodes(set !== undefined))
    await queries.invalidateQueries({ queryKey: key })
  }

  if (codes) return <RecoveryCard codes={codes} onKept={() => onCodes(null)} />
  return (
    <div>
      <p className="text-sm text-ink-2">
        {set === undefined
          ? 'Recovery codes open your account when no second step is at hand. Each works once.'
          : `${countOf(left)} New ones take the place of those you have.`}
      </p>
      {trouble ? (
        <div className="mt-3">
          <TroubleNotice trouble={trouble} />
        </div>
      ) : null}
      <Button
        className="mt-3"
        isPending={isPending}
        pendingText="Making codes"
        onClick={() => void run(make)}
      >
        {set === undefined ? 'Make recovery codes' : 'Make new recovery codes'}
      </Button>
    </div>
  )
}

function countOf(left: number | undefined): string {
  if (left === undefined) return 'You have recovery codes.'
  if (left === 0) return 'All your recovery codes are used.'
  return left === 1 ? 'You have one recovery code left.' : `You have ${left} recovery codes left.`
}
