import { useEffect, useRef } from 'react'
import { useOnline } from '#platform/web/use-online.ts'
import { useRead } from '#platform/web/use-read.ts'
import { useProfile, useToday } from '#features/account/public.tsx'
import { SafetyCard } from '#features/safety/public.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { coachContract, endLabel, notMeantLabel } from './contract.ts'
import { CoachLine } from './parts/coach-line.tsx'
import { Composer } from './parts/composer.tsx'
import { QuickReplies } from './parts/quick-replies.tsx'
import { ReplyAnnouncer } from './parts/reply-announcer.tsx'
import { ThreadList } from './parts/thread.tsx'
import { useConversation } from './parts/use-conversation.ts'
import { useExtras } from './parts/use-extras.ts'
import { useSafety } from './parts/use-safety.ts'
import { useEndOfPage } from './parts/use-end-of-page.ts'
import { useDraft, useHistory } from './queries.ts'
import { joined, type Shown } from './rules/thread.ts'
import { voiceOf } from './rules/voice-of.ts'

/** The coach: what was said, what it says now, and a place to write. */
export default function MyBalanseScreen() {
  const today = useToday()
  const isOnline = useOnline()
  const { preferences } = useProfile()
  const history = useHistory()
  const { data, refetch } = useRead(coachContract.readOpening, {})
  const opening = data?.opening?.local_date === today ? data.opening : null
  const talk = useConversation(opening)
  const draft = useDraft()
  const { safety, look, putAway } = useSafety(history.messages, talk.safety, talk.dismissCard)
  const box = useRef<HTMLTextAreaElement>(null)
  const answers = useRef<HTMLFieldSetElement>(null)
  const support = useRef<HTMLDivElement>(null)

  const items = joined(history.messages, talk)
  const last = items.at(-1)
  const newestReply = items.findLast(({ sender }) => sender === 'assistant')
  const choices = talk.isPending || last?.sender !== 'assistant' ? [] : last.quick
  const isCrisis = safety?.level === 'crisis'
  const mode = preferences.interaction_mode
  const voice = voiceOf(preferences.tts_voice || preferences.coaching_voice)
  const extras = useExtras()
  // What was said in private is not on the server, and cannot be taken back there.
  const canTakeBack = !talk.isPending && isOnline && !preferences.privacy_mode
  const lastOwn = items.findLast(({ sender }) => sender === 'user')?.id
  useEndOfPage(
    // In a crisis the numbers to call stay in view, not the end of the page; before a word was said its beginning does.
    isCrisis || lastOwn === undefined
      ? ''
      : JSON.stringify([
          items.length,
          last?.content.length,
          last?.state,
          choices.length,
          safety,
          talk.failure,
          // What suggestions are drawn with takes more room than what stands for it until then.
          extras === null,
        ]),
  )
  useEffect(() => {
    if (isCrisis && lastOwn) support.current?.scrollIntoView({ block: 'start' })
  }, [isCrisis, lastOwn])

  async function send(text: string, id?: string) {
    look(text)
    draft.markSending(text)
    const sent = await talk.send(text, id)
    if (sent === 'answered' || sent === 'stopped') draft.markAnswered()
    if (sent === 'returned') {
      draft.markAnswered()
      draft.giveBack(text)
    }
  }

  function sendDraft() {
    const { text } = draft
    draft.write('')
    void send(text)
  }

  function choose(choice: string) {
    answers.current?.focus({ preventScroll: true })
    void send(choice)
  }

  function takeBack(item: Shown) {
    talk.forget(item.id)
    draft.markAnswered()
    draft.giveBack(item.content)
    box.current?.focus()
  }

  /** Only called when something is done: menus that do it are there by then. */
  function actions() {
    return extras?.turnActions({
      items,
      history,
      talk,
      send,
      giveBack(words) {
        draft.giveBack(words)
        box.current?.focus()
      },
      readOpeningAgain: refetch,
    })
  }

  return (
    <div className="mx-auto flex max-w-column flex-col">
      <CoachLine
        storedVoice={preferences.coaching_voice}
        writtenBy={newestReply?.written_by ?? null}
        isPrivate={preferences.privacy_mode}
        menu={
          extras ? (
            <extras.ConversationMenu
              canDelete={items.length > 0 && isOnline}
              onDeleteAll={async () => actions()?.removeAll()}
              onEnd={talk.isPending ? undefined : () => void send(endLabel)}
            />
          ) : null
        }
      />
      <div className="mt-5 space-y-5">
        {extras ? <extras.ModelQuestion /> : null}
        {history.isUnreadable ? (
          <Notice>
            Earlier messages cannot be read right now. They are safe on the server, and you can write all the
            same.
          </Notice>
        ) : null}
        {history.hasMore ? (
          <div className="text-center">
            <Button size="sm" variant="plain" onClick={() => void history.readEarlier().catch(() => {})}>
              Earlier messages
            </Button>
          </div>
        ) : null}
        {history.isLoading && items.length === 0 ? (
          <ThreadSkeleton />
        ) : (
          <ThreadList
            items={items}
            today={today}
            support={
              safety ? (
                <div ref={support} className="scroll-mt-44">
                  <SafetyCard key={safety.level} {...safety} onDismiss={putAway} />
                </div>
              ) : null
            }
            ProposalCard={extras?.ProposalCard ?? null}
            renderMenu={(item) =>
              extras ? (
                <extras.MessageMenu
                  message={item}
                  isLastOwn={item.id === lastOwn && canTakeBack}
                  isLastReply={item.id === newestReply?.id && canTakeBack}
                  hasVoice={mode !== 'Text'}
                  voice={voice}
                  hasFeedback={preferences.use_feedback_for_training}
                  onDelete={() => void actions()?.remove(item)}
                  onEdit={() => void actions()?.editLast()}
                  onTryAgain={() => void actions()?.tryAgain()}
                  onNotMeant={
                    item.id === newestReply?.id && !talk.isPending && isOnline
                      ? () => choose(notMeantLabel)
                      : undefined
                  }
                />
              ) : (
                <span className="block size-11" />
              )
            }
            onSendAgain={(item) => void send(item.content, item.id)}
            onTakeBack={takeBack}
          />
        )}
        {extras && !isCrisis ? <extras.KeyProposals today={today} /> : null}
        {talk.failure ? (
          <Notice kind="error" title={talk.failure}>
            What you wrote is kept here. Send it again when you like.
          </Notice>
        ) : null}
        <QuickReplies ref={answers} choices={choices} onChoose={choose} />
      </div>
      {extras ? (
        <extras.ReadAloud
          isOn={mode === 'Voice' && !isCrisis}
          reply={talk.isPending ? undefined : talk.items.findLast(({ sender }) => sender === 'assistant')}
          voice={voice}
        />
      ) : null}
      <ReplyAnnouncer isPending={talk.isPending} last={talk.items.at(-1)} />
      <div className="fixed inset-x-0 bottom-14 z-20 bg-paper px-4 pt-2 pb-3 md:px-8 print:hidden">
        <div className="mx-auto max-w-column">
          {isOnline ? null : (
            <p className="pb-2 text-sm text-ink-2">
              You are offline. What you write stays on this device until you send it.
            </p>
          )}
          <Composer
            ref={box}
            text={draft.text}
            onWrite={draft.write}
            onSend={sendDraft}
            onStop={talk.stop}
            isPending={talk.isPending}
            Dictate={mode === 'Text' ? null : (extras?.DictateButton ?? null)}
          />
        </div>
      </div>
    </div>
  )
}

function ThreadSkeleton() {
  return (
    <div className="space-y-5">
      <Skeleton className="h-16 max-w-measure" />
      <Skeleton className="ml-auto h-12 w-3/5" />
      <Skeleton className="h-24 max-w-measure" />
      <VisuallyHidden>
        <output>Opening your conversation</output>
      </VisuallyHidden>
    </div>
  )
}
