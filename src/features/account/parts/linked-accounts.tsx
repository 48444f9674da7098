import type { Provider, UserIdentity } from '@supabase/auth-js'
import { authClient } from '#platform/web/auth-client.ts'
import { useServerConfig } from '#platform/web/server-config.ts'
import { session } from '#platform/web/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { letterAddress } from './letters.ts'
import { providerName } from './provider-words.ts'
import { SettingsGroup } from './settings-group.tsx'
import { TakeAway } from './take-away.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { useAuthUser } from './use-auth-user.ts'
import { useSending } from './use-sending.ts'

/** The outside services that open this account. Nothing where there is only the e-mail address and no other way. */
export function LinkedAccounts() {
  const signIn = useServerConfig()?.signIn
  const { user, refresh } = useAuthUser()
  const { trouble, isPending, run } = useSending()
  const identities = user?.identities ?? []
  const isLinking = signIn?.linking === true
  const free = (signIn?.providers ?? []).filter(
    (provider) => isLinking && identities.every((identity) => identity.provider !== provider),
  )
  const hasOutside = identities.some(({ provider }) => provider !== 'email' && provider !== 'phone')
  if (!hasOutside && free.length === 0) return null

  async function unlink(identity: UserIdentity) {
    await session.unpack(authClient.unlinkIdentity(identity))
    await refresh()
    toast({ title: `${providerName(identity.provider)} no longer opens your account` })
  }

  async function link(provider: string) {
    const redirectTo = letterAddress('identity', '/profile-settings')
    const way = { provider: provider as Provider, options: { redirectTo } }
    await session.unpack(authClient.linkIdentity(way))
  }

  return (
    <SettingsGroup title="Ways in" about="Each of these opens your account.">
      <TroubleNotice trouble={trouble} />
      <ul className="border-t border-line">
        {identities.map((identity) => (
          <li
            key={identity.identity_id}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
          >
            <span className="min-w-0">
              {providerName(identity.provider)}
              <span className="block text-sm break-words text-ink-2">{addressOf(identity)}</span>
            </span>
            {isLinking && identities.length > 1 ? (
              <TakeAway
                what={providerName(identity.provider)}
                description="It no longer opens your account. The other ways stay as they are."
                onTake={() => unlink(identity)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {free.length > 0 ? (
        <div className="flex flex-wrap gap-3">
          {free.map((provider) => (
            <Button key={provider} isPending={isPending} onClick={() => void run(() => link(provider))}>
              Link {providerName(provider)}
            </Button>
          ))}
        </div>
      ) : null}
    </SettingsGroup>
  )
}

function addressOf({ identity_data }: UserIdentity): string {
  const email: unknown = identity_data?.email
  return typeof email === 'string' ? email : ''
}
