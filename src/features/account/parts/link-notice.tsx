import type { ReactNode } from 'react'
import { useSession } from '#platform/web/session.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { explainEntry } from './entry-words.ts'
import { openLink, useLinkBack, type LinkState } from './link-back.ts'

/** Why the link that opened this page did not lead further, and what does. Nothing when there was none. */
export function LinkNotice() {
  const link = useLinkBack()
  const isSignedIn = useSession().status === 'signed-in'
  if (link.phase === 'offline')
    return (
      <Notice
        kind="error"
        className="mt-6"
        title="The server cannot be reached right now"
        action={
          <Button size="sm" onClick={() => void openLink()}>
            Try the link again
          </Button>
        }
      >
        The link is still good.
      </Notice>
    )
  const words = wordsFor(link, isSignedIn)
  if (!words) return null
  return (
    <Notice role="status" className="mt-6" title={words.title}>
      {words.text}
    </Notice>
  )
}

function wordsFor(link: LinkState, isSignedIn: boolean): { title: string; text: ReactNode } | null {
  const { phase, purpose } = link
  if (phase === 'half')
    return {
      title: 'One of two is done',
      text: 'Now open the link in the letter to your other address. Until then, your old address stays in force.',
    }
  if (phase === 'opened' && purpose === 'email-change' && !isSignedIn)
    return { title: 'Your new address is confirmed', text: 'Sign in with it from now on.' }
  if (phase === 'elsewhere') return elsewhereWords(purpose)
  if (phase === 'refused') return refusedWords(link)
  return null
}

function elsewhereWords(purpose: LinkState['purpose']): { title: string; text: string } {
  if (purpose === 'sign-up')
    return {
      title: 'Your address is confirmed',
      text: 'The link was opened in another browser than the one you signed up with, so please sign in here.',
    }
  if (purpose === 'identity')
    return {
      title: 'This was begun in another browser',
      text: 'For your safety nothing was linked. Begin in this one, under Security in your Profile Settings.',
    }
  return {
    title: 'This link belongs to another browser',
    text: 'For your safety it signs in only where it was asked for. Ask for a new letter here: the code in it works on every device.',
  }
}

function refusedWords({ code, purpose }: LinkState): { title: string; text: string } {
  if (code === 'user_banned' || code === 'signup_disabled' || code === 'identity_already_exists')
    return { title: 'The link did not open', text: explainEntry({ code, status: 400 }, 0).message }
  if (purpose === 'provider' || purpose === 'identity')
    return {
      title: 'The other service did not let you in',
      text: 'Nothing was changed. You can try again, or choose another way.',
    }
  return {
    title: 'This link was used already, or is too old',
    text:
      purpose === 'sign-up'
        ? 'If you opened it before, your address is confirmed and you can sign in. Otherwise, ask for a code.'
        : 'Each link works once, and only for a while. Nothing was changed. Ask for a new letter below.',
  }
}
