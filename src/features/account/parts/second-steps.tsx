import { useState } from 'react'
import { authClient } from '#platform/web/auth-client.ts'
import { useServerConfig } from '#platform/web/server-config.ts'
import { session } from '#platform/web/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { AddApp } from './add-app.tsx'
import { AddKey } from './add-key.tsx'
import { makeRecoveryCodes, RecoveryCodes } from './recovery-codes.tsx'
import { factorName } from './factor-words.ts'
import { SettingsGroup } from './settings-group.tsx'
import { TakeAway } from './take-away.tsx'
import { useAuthUser } from './use-auth-user.ts'

/** What is asked for beside the password on every new sign-in: apps and keys, each with a name. */
export function SecondSteps() {
  const signIn = useServerConfig()?.signIn
  const kinds = signIn?.secondSteps ?? []
  const hasRecovery = signIn?.recoveryCodes === true
  const { user, refresh } = useAuthUser()
  const [adding, setAdding] = useState<'app' | 'key' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const verified = (user?.factors ?? []).filter((factor) => factor.status === 'verified')
  const factors = verified.filter((factor) => factor.factor_type !== 'recovery_code')
  const set = verified.find((factor) => factor.factor_type === 'recovery_code')
  if (kinds.length === 0 && factors.length === 0) return null

  async function remove(factorId: string) {
    await session.unpack(authClient.mfa.unenroll({ factorId }))
    // The codes go with the last step that they stand in for.
    if (factors.length === 1) setCodes(null)
    // The token in hand still says that a second step was taken.
    await session.renew()
    await refresh()
    toast({ title: 'The second step is removed' })
  }

  async function finish() {
    setAdding(null)
    // With the first second step come the codes for the day on which it is not at hand. The step is on without them too.
    if (hasRecovery && !set) setCodes(await makeRecoveryCodes(false).catch(() => null))
    await refresh()
    toast({ title: 'The second step is on', description: 'Every new sign-in asks for it.' })
  }

  function keepCodes(made: readonly string[] | null) {
    setCodes(made)
    if (made) void refresh()
  }

  return (
    <SettingsGroup
      title="Second step"
      about="Beside your password, a new sign-in then needs something that only you have."
    >
      {factors.length > 0 ? (
        <ul className="border-t border-line">
          {factors.map((factor) => (
            <li
              key={factor.id}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
            >
              <span className="min-w-0 break-words">{factorName(factor)}</span>
              <TakeAway
                what={factorName(factor)}
                description={
                  factors.length === 1
                    ? 'Signing in then needs your password only.'
                    : 'The others stay as they are.'
                }
                onTake={() => remove(factor.id)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {factors.length === 1 ? (
        <p className="text-sm text-ink-2">
          Add a spare one as well, on another device: it opens your account when this one is not at hand.
        </p>
      ) : null}
      {hasRecovery && factors.length > 0 ? (
        <RecoveryCodes set={set} codes={codes} onCodes={keepCodes} />
      ) : null}
      {adding === 'app' ? (
        <AddApp user={user} onAdded={finish} onCancel={() => setAdding(null)} />
      ) : adding === 'key' ? (
        <AddKey user={user} onAdded={finish} onCancel={() => setAdding(null)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {kinds.includes('totp') ? (
            <Button onClick={() => setAdding('app')}>Add an authenticator app</Button>
          ) : null}
          {kinds.includes('webauthn') ? (
            <Button onClick={() => setAdding('key')}>Add a security key</Button>
          ) : null}
        </div>
      )}
    </SettingsGroup>
  )
}
