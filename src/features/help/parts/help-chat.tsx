import { Fragment, useEffect, useRef, useState } from 'react'
import { loadServerConfig, useServerConfig } from '#platform/web/server-config.ts'
import { SafetyCard } from '#features/safety/public.tsx'
import { MessageBox } from '#ui/message-box.tsx'
import { Notice } from '#ui/notice.tsx'
import { isUnsure, questionMax } from '../rules/chat.ts'
import { ChatReply } from './chat-reply.tsx'
import { useHelpChat } from './use-help-chat.ts'
import { useStarters } from './use-starters.ts'
import { WriteToUs } from './write-to-us.tsx'

export interface HelpChatProps {
  /** Where articles are read: `/help`, or `/help-auth` for somebody in the app. */
  helpPath: '/help' | '/help-auth'
  /** `panel` scrolls inside its own frame; `page` lets the page scroll. */
  shape: 'panel' | 'page'
}

/** The help bot: answers from the help articles, says that it is software, and shows people to talk to before it replies. */
export function HelpChat({ helpPath, shape }: HelpChatProps) {
  const chat = useHelpChat()
  const starters = useStarters()
  const [text, setText] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  const newest = useRef<HTMLLIElement>(null)
  const { said, isPending, failure, card } = chat
  const asked = said.findLast((each) => each.from === 'visitor')

  // The question stays in sight and what follows begins below it: a long answer is read from its start.
  useEffect(() => {
    if (said.length > 0 || card) newest.current?.scrollIntoView({ block: 'start' })
  }, [said, card])

  async function ask(question: string) {
    setText('')
    box.current?.focus()
    if (!(await chat.ask(question))) setText((now) => now || question)
  }

  const last = said.at(-1)
  return (
    <div className={shape === 'panel' ? 'flex min-h-0 flex-1 flex-col' : 'flex min-h-[60vh] flex-col'}>
      <div className={shape === 'panel' ? 'min-h-0 flex-1 overflow-y-auto px-4 py-3' : 'flex-1 pb-6'}>
        <p className="max-w-measure">
          I’m software, and not a therapist. Ask me how Balanse works: I look in the help pages and answer
          with their words. I know nothing about you, and this chat is not kept.
        </p>
        <ModelLine />
        {said.length === 0 && starters.length > 0 ? (
          <ul aria-label="Questions to begin with" className="mt-4 flex flex-wrap gap-2">
            {starters.map((starter) => (
              <li key={starter}>
                <button
                  type="button"
                  onClick={() => void ask(starter)}
                  className="min-h-11 rounded-card border border-line bg-sheet px-4 py-2 text-left text-sm text-tide hover:border-edge"
                >
                  {starter}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <ol aria-label="Conversation" className="mt-5 space-y-5 empty:hidden">
          {said.map((each) => (
            <Fragment key={each.id}>
              <li ref={each === asked ? newest : undefined} className="scroll-mt-24">
                {each.from === 'visitor' ? (
                  <Asked text={each.text} />
                ) : (
                  <ChatReply reply={each.reply} helpPath={helpPath} />
                )}
              </li>
              {/* Before any reply, and beside the words that it belongs to. */}
              {each === asked && card ? (
                <li>
                  <SafetyCard key={card.level} {...card} onDismiss={chat.putCardAway} />
                </li>
              ) : null}
            </Fragment>
          ))}
        </ol>
        {/* The question went back into the field; what it asked for stays. */}
        {card && !asked ? <SafetyCard {...card} onDismiss={chat.putCardAway} /> : null}
        {isPending ? <p className="mt-4 text-sm text-ink-2">Looking in the help pages</p> : null}
        {failure ? (
          <Notice kind="error" title={failure} className="mt-4">
            Your question is back in the field below. Send it again when you like.
          </Notice>
        ) : null}
        {last?.from === 'bot' && isUnsure(last.reply) ? <WriteToUs /> : null}
      </div>
      <output className="sr-only">
        {isPending ? 'Looking in the help pages' : last?.from === 'bot' ? last.reply.message : ''}
      </output>
      <div className={shape === 'panel' ? 'border-t border-line p-3' : 'sticky bottom-0 bg-paper pt-3 pb-18'}>
        <MessageBox
          label="Your question"
          ref={box}
          text={text}
          max={questionMax}
          isPending={isPending}
          onWrite={setText}
          onSend={() => void ask(text.trim())}
        />
      </div>
    </div>
  )
}

function Asked({ text }: { text: string }) {
  return (
    <p
      dir="auto"
      className="ml-auto w-fit max-w-[85%] rounded-card rounded-br-[4px] bg-tide-2 px-4 py-2.5 whitespace-pre-line low-stim:border low-stim:border-line"
    >
      <span className="sr-only">You: </span>
      {text}
    </p>
  )
}

/** Said before the first question: where it goes when the operator has connected a model. */
function ModelLine() {
  const ai = useServerConfig()?.ai
  useEffect(() => void loadServerConfig(), [])
  if (ai?.mode !== 'model' || !ai.host) return null
  return (
    <p className="mt-2 max-w-measure text-sm text-ink-2">
      On this server an AI model at {ai.host} may word the answer. Your question is then sent there, without
      e-mail addresses and phone numbers.
    </p>
  )
}
