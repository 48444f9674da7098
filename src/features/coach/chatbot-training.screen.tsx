import { FeedbackSwitch, VoicePicker, CoachReading } from '#features/account/public.tsx'
import { StyleChoice } from '#features/calm/public.tsx'
import { ActionLog } from './parts/action-log.tsx'
import { AvoidedWords } from './parts/avoided-words.tsx'
import { FeedbackList } from './parts/feedback-list.tsx'
import { MannerChoices } from './parts/manner-choices.tsx'
import { MemoryList } from './parts/memory-list.tsx'
import { ReadingChoices } from './parts/reading-choices.tsx'
import { Sandbox } from './parts/sandbox.tsx'

/** Everything that decides how the coach treats a person, in their own hands. */
export default function ChatbotTrainingScreen() {
  return (
    <div className="mx-auto max-w-column">
      <h1>Teach your coach</h1>
      <p className="mt-4 max-w-measure text-lg text-ink-2">
        What it is to know, how it talks to you, and what it may read. Each change counts from your next
        message.
      </p>
      <section aria-labelledby="knows" className="mt-12">
        <h2 id="knows">What it knows</h2>
        <MemoryList />
      </section>
      <section aria-labelledby="talks" className="mt-14">
        <h2 id="talks">How it talks</h2>
        <div className="mt-4 space-y-8">
          <VoicePicker />
          <StyleChoice />
          <MannerChoices />
          <AvoidedWords kind="coach_words_avoided" />
          <AvoidedWords kind="coach_topics_avoided" />
        </div>
      </section>
      <section aria-labelledby="reads" className="mt-14">
        <h2 id="reads">What it may read</h2>
        <div className="mt-4 space-y-3">
          <CoachReading />
          <ReadingChoices />
        </div>
      </section>
      <section aria-labelledby="did" className="mt-14">
        <h2 id="did">What came of its suggestions</h2>
        <ActionLog />
      </section>
      <section aria-labelledby="feedback" className="mt-14">
        <h2 id="feedback">Feedback</h2>
        <div className="mt-3">
          <FeedbackSwitch />
          <FeedbackList />
        </div>
      </section>
      <section aria-labelledby="try" className="mt-14">
        <h2 id="try">Try it</h2>
        <Sandbox />
      </section>
    </div>
  )
}
