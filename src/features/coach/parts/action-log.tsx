import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '#platform/web/call.ts'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { useToday } from '#features/account/public.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { coachContract } from '../contract.ts'
import { type Action } from '../rules/kept.ts'
import { headingOf, rowsOf } from '../rules/describe-change.ts'
import { ChangeRows } from './change-rows.tsx'
import { useDecision } from './use-decision.ts'

/** What was accepted, with the way back, and what is never to be suggested again. */
export function ActionLog() {
  const { data, error } = useRead(coachContract.listActions, {})
  if (error && !data) return <Notice className="mt-3">This cannot be read right now.</Notice>
  if (!data) return <Skeleton className="mt-3 h-16 max-w-measure" />
  const accepted = data.actions.filter(({ decision }) => decision === 'accepted')
  const never = data.actions.filter(({ decision }) => decision === 'never')
  return (
    <>
      <p className="mt-3 max-w-measure text-ink-2">
        {accepted.length === 0
          ? 'You have accepted nothing yet. What you accept is listed here, and can be undone for thirty days.'
          : 'Each can be undone for thirty days. What you wrote there since stays.'}
      </p>
      <ul className="mt-4 border-t border-line empty:hidden">
        {accepted.map((action) => (
          <Accepted key={action.id} action={action} />
        ))}
      </ul>
      <h3 className="mt-8">Never suggested again</h3>
      {never.length === 0 ? (
        <p className="mt-2 text-ink-2">Nothing. “Never this” on a suggestion puts it here.</p>
      ) : (
        <ul className="mt-3 border-t border-line">
          {never.map((action) => (
            <Never key={action.id} action={action} />
          ))}
        </ul>
      )}
    </>
  )
}

function Accepted({ action }: { action: Action }) {
  const today = useToday()
  const { state, undo } = useDecision(action.id)
  const { heading, path } = headingOf(action.change, today)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-sm text-ink-2">
          <time dateTime={action.created_at}>
            {new Date(action.created_at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}
          </time>
          {' · '}
          <Link to={path}>{heading}</Link>
          {action.made_by ? (
            <>
              {' · '}from your key <bdi>“{action.made_by}”</bdi>
            </>
          ) : null}
        </p>
        <ChangeRows rows={rowsOf(action.change, today)} />
        <output className="mt-2 block text-sm text-ink-2 empty:hidden">
          {action.undone_at
            ? 'Taken back.'
            : state === 'differs'
              ? 'You changed this since, so it stays as you wrote it.'
              : state === 'unsaved'
                ? 'The server did not answer. Nothing was changed.'
                : ''}
        </output>
      </div>
      {undo ? (
        <Button size="sm" isPending={state === 'saving'} onClick={() => void undo()}>
          Undo
        </Button>
      ) : null}
    </li>
  )
}

function Never({ action }: { action: Action }) {
  const queries = useQueryClient()
  const text = 'text' in action.change ? action.change.text : ''

  async function allow() {
    try {
      await call(coachContract.forgetAction, { params: { id: action.id } })
      await queries.invalidateQueries({ queryKey: readKey(coachContract.listActions, {}) })
    } catch {
      toast({ title: 'Not changed', description: 'The server did not answer. The list is as it was.' })
    }
  }

  return (
    <li className="flex items-center justify-between gap-6 border-b border-line py-3">
      <span dir="auto" className="min-w-0 break-words">
        {text}
      </span>
      <Button size="sm" onClick={() => void allow()}>
        Allow again <span className="sr-only">{text}</span>
      </Button>
    </li>
  )
}
