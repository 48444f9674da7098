import { useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import type { Proposal } from '../contract.ts'
import { headingOf, rowsOf, withEdits, type EditableField } from '../rules/describe-change.ts'
import { useAccept } from './use-accept.ts'

export interface ProposalCardProps {
  proposal: Proposal
  today: string
  /** One suggestion on the screen carries the primary button. */
  isFirst: boolean
}

/** A change the coach offers, field by field. Only the person's Accept writes anything. */
export function ProposalCard({ proposal, today, isFirst }: ProposalCardProps) {
  const headingId = useId()
  const { decision, state, accept, decline } = useAccept(proposal, today)
  const [edits, setEdits] = useState<Partial<Record<EditableField, string>> | null>(null)
  const change = withEdits(proposal.change, edits ?? {})
  const { heading, path } = headingOf(proposal.change, today)
  const rows = rowsOf(proposal.change, today)
  const isEditable = rows.some(({ field }) => field)

  if (decision === 'declined') return <p className="text-sm text-ink-2">You left this suggestion out.</p>
  return (
    <section aria-labelledby={headingId} className="rounded-card border border-line bg-sheet px-5 py-4">
      <p id={headingId} className="text-sm font-semibold text-ink-2">
        {heading}
      </p>
      {edits && !decision ? (
        <div className="mt-3 space-y-4">
          {rows.map(({ label, value, field }) =>
            field ? (
              <Field key={field} label={label}>
                <WritingArea
                  scale="page"
                  defaultValue={value}
                  maxLength={500}
                  onChange={(event) => setEdits({ ...edits, [field]: event.currentTarget.value })}
                />
              </Field>
            ) : null,
          )}
        </div>
      ) : (
        <dl className="mt-2 grid grid-cols-[minmax(4.5rem,auto)_1fr] gap-x-4 gap-y-1.5">
          {rowsOf(change, today).map(({ label, value, isNew }) => (
            <div key={label} className="contents">
              <dt className="py-0.5 text-ink-2">{label}</dt>
              <dd
                className={`min-w-0 whitespace-pre-line rounded-[6px] px-2 py-0.5 ${isNew ? 'bg-tide-2 low-stim:underline low-stim:decoration-edge low-stim:underline-offset-4' : ''}`}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {decision === 'accepted' ? (
        <output className="mt-3 block text-ink-2">
          Saved. <Link to={path}>Open it</Link>
        </output>
      ) : (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            size="sm"
            variant={isFirst ? 'primary' : 'quiet'}
            isPending={state === 'saving'}
            pendingText="Saving"
            onClick={() => void accept(change)}
          >
            Accept
          </Button>
          {isEditable && !edits ? (
            <Button size="sm" onClick={() => setEdits({})}>
              Edit
            </Button>
          ) : null}
          <Button size="sm" onClick={decline}>
            Not now
          </Button>
        </div>
      )}
      {state === 'unsaved' ? (
        <p role="alert" className="mt-3 text-ink-2">
          This is not saved yet. Your plan is as it was; press Accept again when you are connected.
        </p>
      ) : null}
      {state === 'differs' ? (
        <p role="alert" className="mt-3 text-ink-2">
          You changed this in the meantime, so it stays as you wrote it. <Link to={path}>Open it</Link>
        </p>
      ) : null}
    </section>
  )
}
