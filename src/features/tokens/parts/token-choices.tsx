import { Segmented } from '#ui/segmented.tsx'
import { Switch } from '#ui/switch.tsx'
import { consents, type Consent, type Token } from '../contract.ts'

/** What a person decides about a key, beside its name and its end. */
export type Choices = Pick<Token, 'reads' | 'opens_mcp'> & { scope: 'read' | 'propose' }

/** A new key reads plans, and nothing more private before that is ticked. */
export const firstChoices: Choices = { scope: 'read', reads: ['plans'], opens_mcp: false }

const scopes = [
  { value: 'read', label: 'Read' },
  { value: 'propose', label: 'Read and propose' },
] as const

const kinds: Readonly<Record<Consent, { label: string; hint: string }>> = {
  plans: { label: 'Plans and visions', hint: 'Days, weeks, months, and what you pictured.' },
  words: { label: 'Reflections and journal', hint: 'Evenings with their moods, and every entry.' },
  figures: { label: 'Figures', hint: 'The score, the run of days, challenges.' },
}

interface TokenChoicesProps {
  choices: Choices
  onChange: (next: Choices) => void
}

export function TokenChoices({ choices, onChange }: TokenChoicesProps) {
  return (
    <>
      <div>
        <Segmented
          label="What it may do"
          choices={scopes}
          value={choices.scope}
          onChange={(scope) => onChange({ ...choices, scope })}
        />
        <p className="mt-2 text-sm text-ink-2">
          {choices.scope === 'propose'
            ? 'It lays proposals on the page of your coach. Only your Accept writes anything, and you can undo it.'
            : 'It changes nothing.'}
        </p>
      </div>
      <fieldset>
        <legend className="text-sm font-semibold">What it may read</legend>
        {consents.map((kind) => (
          <Switch
            key={kind}
            label={kinds[kind].label}
            hint={kinds[kind].hint}
            isOn={choices.reads.includes(kind)}
            onChange={(isOn) =>
              onChange({
                ...choices,
                reads: consents.filter((each) => (each === kind ? isOn : choices.reads.includes(each))),
              })
            }
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className="text-sm font-semibold">Who may use it</legend>
        <Switch
          label="An AI assistant (MCP)"
          hint="What it reads goes to whoever runs the assistant’s model."
          isOn={choices.opens_mcp}
          onChange={(isOn) => onChange({ ...choices, opens_mcp: isOn })}
        />
      </fieldset>
    </>
  )
}
