import { unreadKinds, type UnreadKind } from '#features/account/contract.ts'
import { useProfile, useSetting } from '#features/account/public.tsx'
import { Switch } from '#ui/switch.tsx'

const kinds: Readonly<Record<UnreadKind, { label: string; hint: string }>> = {
  plans: { label: 'Day plans', hint: 'Intention, priorities and time for you, of the last seven days.' },
  weeks: { label: 'This week and this month', hint: 'The intention, the priorities and the big three.' },
  evenings: { label: 'Evening reflections', hint: 'The newest five of the last seven days.' },
  moods: { label: 'Moods', hint: 'The word you chose in the evening.' },
  visions: { label: 'Visions', hint: 'The sentence and the first step of each.' },
  messages: { label: 'Earlier messages', hint: 'The last ten of the last seven days.' },
  memory: {
    label: 'What you taught it',
    hint: 'The list at the top of this page, and what you wrote of yourself in Profile Settings.',
  },
}

/** One switch for each kind of words; the journal has none, because the coach never reads it. */
export function ReadingChoices() {
  const { preferences } = useProfile()
  const set = useSetting()
  const unread = preferences.coach_unread

  function change(kind: UnreadKind, isOn: boolean) {
    const next = isOn ? unread.filter((other) => other !== kind) : [...unread, kind]
    set(
      isOn ? `It may read: ${kinds[kind].label}` : `It no longer reads: ${kinds[kind].label}`,
      { preferences: { coach_unread: next } },
      { preferences: { coach_unread: unread } },
    )
  }

  return (
    <fieldset disabled={preferences.privacy_mode} className="border-t border-line pt-3 disabled:opacity-60">
      <legend className="sr-only">What the coach may read, by kind</legend>
      {unreadKinds.map((kind) => (
        <Switch
          key={kind}
          label={kinds[kind].label}
          hint={kinds[kind].hint}
          isOn={!unread.includes(kind)}
          onChange={(isOn) => change(kind, isOn)}
        />
      ))}
      <Switch
        label="Numbers of your health file"
        hint="Sleep, steps and mindful minutes of the last seven days. Off until you switch it on."
        isOn={preferences.coach_reads_health}
        onChange={(isOn) =>
          set(
            isOn
              ? 'It may read: Numbers of your health file'
              : 'It no longer reads: Numbers of your health file',
            { preferences: { coach_reads_health: isOn } },
            { preferences: { coach_reads_health: !isOn } },
          )
        }
      />
      <p className="mt-3 max-w-measure text-sm text-ink-2">
        It never reads your journal. Your messages are always checked for danger, on this device and on the
        server, before anything else.
      </p>
    </fieldset>
  )
}
