import { useServerConfig } from '#platform/web/server-config.ts'
import { Notice } from '#ui/notice.tsx'

const signups = {
  open: 'Everybody may join.',
  invite: 'Only people who were invited may join.',
  closed: 'Nobody may join by themselves, and the page says so. An invitation of yours still opens a place.',
} as const

/** What else lets people in. It is set where the server is started, so it is only shown here. */
export function OtherSwitches() {
  const config = useServerConfig()
  return (
    <>
      <h3 className="mt-10">Joining</h3>
      <p className="mt-3 max-w-measure text-ink-2">
        {config ? signups[config.signup] : 'The server has not said yet who may join.'} This is the setting
        BALANSE_SIGNUP; it changes when the server is started with another one.
      </p>
      {import.meta.env.DEV ? (
        <Notice kind="attention" className="mt-5" title="This is a development build">
          Sample people can be signed in without a server here. A production build has none of it.
        </Notice>
      ) : null}
    </>
  )
}
