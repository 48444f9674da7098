import { useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { WritingArea } from '#ui/writing-area.tsx'
import type { Proposal } from '../rules/change.ts'
import { headingOf, rowsOf, withEdits, type EditableField } from '../rules/describe-change.ts'
import { suggestionKey } from '../rules/suggestion.ts'
import { ChangeRows } from './change-rows.tsx'
import { useDecision } from './use-decision.ts'

export interface ProposalCardProps {
  proposal: Proposal
  today: string
  /** One suggestion on the screen carries the primary button. */
  isFirst: boolean
  /** The key that proposed it; absent for the coach's own. */
  madeBy?: string
}

/** A change that is offered, field by field. Only the person's Accept writes anything, and that can be undone. */
export function ProposalCard({ proposal, today, isFirst, madeBy }: ProposalCardProps) {
  const headingId = useId()
  const { action, state, decide, undo } = useDecision(proposal.id)
  const [edits, setEdits] = useState<Partial<Record<EditableField, string>> | null>(null)
  const change = action?.change ?? withEdits(proposal.change, edits ?? {})
  const { heading, path } = headingOf(proposal.change, today)
  const rows = rowsOf(proposal.change, today)
  const isEditable = rows.some(({ field }) => field)
  const decided = action && !action.undone_at ? action.decision : undefined

  if (decided === 'declined') return <p className="text-sm text-ink-2">You left this suggestion out.</p>
  if (decided === 'never')
    return (
      <p className="text-sm text-ink-2">
        This is not suggested again. <Link to="/chatbot-training">See the list</Link>
      </p>
    )
  return (
    <section aria-labelledby={headingId} className="rounded-card border border-line bg-sheet px-5 py-4">
      <p id={headingId} className="text-sm font-semibold text-ink-2">
        {heading}
      </p>
      {madeBy ? (
        <p className="text-sm break-words text-ink-2">
          From your key <bdi>“{madeBy}”</bdi>
        </p>
      ) : null}
      {edits && !decided ? (
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
        <ChangeRows rows={rowsOf(change, today)} />
      )}
      {decided === 'accepted' ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <output className="text-ink-2">
            Saved. <Link to={path}>Open it</Link>
          </output>
          {undo ? (
            <Button size="sm" isPending={state === 'saving'} onClick={() => void undo()}>
              Undo
            </Button>
          ) : null}
        </div>
      ) : (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            size="sm"
            variant={isFirst ? 'primary' : 'quiet'}
            isPending={state === 'saving'}
            pendingText="Saving"
            onClick={() => void decide('accepted', change)}
          >
            Accept
          </Button>
          {isEditable && !edits ? (
            <Button size="sm" onClick={() => setEdits({})}>
              Edit
            </Button>
          ) : null}
          <Button size="sm" onClick={() => void decide('declined', change)}>
            Not now
          </Button>
          {suggestionKey(proposal.change) ? (
            <Button size="sm" variant="plain" onClick={() => void decide('never', proposal.change)}>
              Never this
            </Button>
          ) : null}
        </div>
      )}
      {action?.undone_at && state !== 'partly' ? (
        <output className="mt-3 block text-ink-2">Taken back. Everything is as it was before.</output>
      ) : null}
      {state === 'unsaved' ? (
        <p role="alert" className="mt-3 text-ink-2">
          This did not reach the server. Your plan is as it was; try again when you are connected.
        </p>
      ) : null}
      {state === 'differs' || state === 'partly' ? (
        <p role="alert" className="mt-3 text-ink-2">
          You changed {state === 'partly' ? 'a part of this' : 'this'} in the meantime, so that stays as you
          wrote it. <Link to={path}>Open it</Link>
        </p>
      ) : null}
    </section>
  )
}
