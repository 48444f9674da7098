import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '#platform/web/session.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { CalmQuestion } from './parts/calm-question.tsx'
import { FirstEntry } from './parts/first-entry.tsx'
import { FocusQuestion } from './parts/focus-question.tsx'
import { MinutesQuestion } from './parts/minutes-question.tsx'
import { StyleQuestion } from './parts/style-question.tsx'
import { VoiceQuestion } from './parts/voice-question.tsx'
import { useAnswers, type KnownAnswers } from './queries.ts'

const steps: readonly { title: string; Body: (props: KnownAnswers) => ReactNode }[] = [
  { title: 'What brings you here?', Body: FocusQuestion },
  { title: 'How much time feels right?', Body: MinutesQuestion },
  { title: 'How would you like to be spoken to?', Body: StyleQuestion },
  { title: 'Would less on screen help?', Body: CalmQuestion },
  { title: 'Which voice do you want beside you?', Body: VoiceQuestion },
  { title: 'One sentence for today', Body: FirstEntry },
]

/** Five short questions and one real entry. Every step can be skipped, and the answers stay here until there is an account. */
export default function OnboardingScreen() {
  const answers = useAnswers()
  const [index, setIndex] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const step = steps[index]
  if (!step) return <LastPage heading={heading} onBack={() => go(steps.length - 1)} />
  const isLast = index === steps.length - 1

  function go(to: number) {
    setIndex(to)
    scrollTo({ top: 0 })
    // The next question is read from its beginning.
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
  }

  return (
    <>
      <p className="text-sm text-ink-2">{isLast ? 'A first entry' : `Question ${index + 1} of 5`}</p>
      <Progress index={index} />
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-3xl outline-none">
        {step.title}
      </h1>
      <div className="mt-6">
        <step.Body {...answers} />
      </div>
      <div className="mt-10 flex flex-wrap items-center gap-3">
        <Button variant="primary" onClick={() => go(index + 1)}>
          {isLast ? 'Finish' : 'Continue'}
        </Button>
        {index > 0 ? <Button onClick={() => go(index - 1)}>Back</Button> : null}
        <Button variant="plain" onClick={() => go(index + 1)}>
          Skip
        </Button>
      </div>
    </>
  )
}

function Progress({ index }: { index: number }) {
  return (
    <div aria-hidden="true" className="mt-2 flex gap-1.5">
      {steps.map(({ title }, place) => (
        <span key={title} className={`h-1 flex-1 rounded-full ${place <= index ? 'bg-tide' : 'bg-line'}`} />
      ))}
    </div>
  )
}

interface LastPageProps {
  heading: RefObject<HTMLHeadingElement | null>
  onBack: () => void
}

function LastPage({ heading, onBack }: LastPageProps) {
  const isSignedIn = useSession().status === 'signed-in'
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        That is all we need
      </h1>
      <p className="mt-4 max-w-measure text-ink-2">
        {isSignedIn
          ? 'You have an account already. These answers change nothing in it; your settings are yours to change at any time.'
          : 'Your answers are on this device only. Create an account and they come with you, with your sentence as the intention of your first day.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {isSignedIn ? (
          <Link to="/home" className={buttonClass('primary')}>
            Open app
          </Link>
        ) : (
          <Link to="/sign-up" className={buttonClass('primary')}>
            Create account
          </Link>
        )}
        <a href="/auth-how-it-works" className={buttonClass('quiet')}>
          See how it works
        </a>
        <Button variant="plain" onClick={onBack}>
          Back
        </Button>
      </div>
    </>
  )
}
