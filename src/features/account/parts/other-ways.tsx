import { useServerConfig } from '#platform/web/server-config.ts'
import { authClient } from '#platform/web/auth-client.ts'
import { session } from '#platform/web/session.ts'
import { Button } from '#ui/button.tsx'
import type { Provider } from '@supabase/auth-js'
import { letterAddress } from './letters.ts'
import { providerName } from './provider-words.ts'
import { TroubleNotice } from './trouble-notice.tsx'
import { useDoor } from './use-door.ts'
import { useSending } from './use-sending.ts'

/** The outside services that this server is set up for; nothing when there is none. */
export function OtherWays() {
  const signIn = useServerConfig()?.signIn
  const { destination } = useDoor()
  const { trouble, isPending, run } = useSending()
  if (!signIn || signIn.providers.length === 0) return null
  const redirectTo = letterAddress('provider', destination)
  return (
    <div className="mt-6 flex flex-col gap-3 border-t border-line pt-6">
      <TroubleNotice trouble={trouble} />
      {signIn.providers.map((provider) => (
        <Button
          key={provider}
          isPending={isPending}
          className="w-full"
          onClick={() =>
            void run(async () => {
              const way = { provider: provider as Provider, options: { redirectTo } }
              await session.unpack(authClient.signInWithOAuth(way))
            })
          }
        >
          Continue with {providerName(provider)}
        </Button>
      ))}
    </div>
  )
}
