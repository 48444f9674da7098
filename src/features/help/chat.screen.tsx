import { useSession } from '#platform/web/session.ts'
import { HelpChat } from './parts/help-chat.tsx'

/** The help bot as a page of its own, for everybody. It reads nothing of anybody, whether they are signed in or not. */
export default function ChatScreen() {
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <div className="mx-auto max-w-column">
      <h1>Chat with Balanse</h1>
      <div className="mt-4">
        <HelpChat helpPath={isSignedIn ? '/help-auth' : '/help'} shape="page" />
      </div>
    </div>
  )
}
