import { useProfile, useSetting } from '#features/account/public.tsx'
import { Segmented } from '#ui/segmented.tsx'

const lengths = [
  { value: 'short', label: 'Short' },
  { value: 'usual', label: 'Usual' },
  { value: 'long', label: 'Long' },
] as const

const levels = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))

const levelWords: Readonly<Record<number, string>> = {
  1: 'It encourages, and questions nothing that you have decided.',
  2: 'It names a doubt only when much hangs on it.',
  3: 'It says so kindly when it sees something differently.',
  4: 'It asks where your words and your plan do not fit together.',
  5: 'It names the easiest way out of a plan, and asks for a firmer step.',
}

/** How long the replies are, and how much they push. */
export function MannerChoices() {
  const { preferences } = useProfile()
  const set = useSetting()
  const { coach_length: length, coach_challenge: level } = preferences
  return (
    <>
      <div>
        <Segmented
          label="Length of its replies"
          choices={lengths}
          value={length}
          onChange={(coach_length) =>
            set(
              `Replies are now ${coach_length === 'usual' ? 'as long as the voice is' : coach_length}`,
              { preferences: { coach_length } },
              { preferences: { coach_length: length } },
            )
          }
        />
        <p className="mt-2 max-w-measure text-sm text-ink-2">
          Low stimulation keeps them short in any case. In the exercises “Short” leaves out what is only tone;
          their questions stay as they are.
        </p>
      </div>
      <div>
        <Segmented
          label="How much it challenges you, from 1 to 5"
          choices={levels}
          value={String(level)}
          onChange={(chosen) =>
            set(
              `It challenges you at level ${chosen} now`,
              { preferences: { coach_challenge: Number(chosen) } },
              { preferences: { coach_challenge: level } },
            )
          }
        />
        <p aria-live="polite" className="mt-2 max-w-measure text-sm text-ink-2">
          {levelWords[level]} This is for replies of a model; the exercises ask the same at every level. In a
          hard moment it does not push at all.
        </p>
      </div>
    </>
  )
}
