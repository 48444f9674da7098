import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useProfile } from '#features/account/public.tsx'
import type { PersonRow } from '../contract.ts'
import { usePeople } from '../queries.ts'
import { CouldNotRead } from '#ui/could-not-read.tsx'
import { DeletePerson } from './delete-person.tsx'
import { InvitePerson } from './invite-person.tsx'
import { Moment } from './moment.tsx'
import { ChangeRole, CloseDoor, RemoveSecondSteps } from './person-actions.tsx'

/** Who has an account, and what an admin may do for them; nothing of what they wrote. */
export function PeopleRoom() {
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const queries = useQueryClient()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = usePeople(wanted)
  const people = data?.pages.flatMap((page) => page.people)
  const reload = () => void queries.invalidateQueries({ queryKey: ['admin'] })
  return (
    <div className="max-w-column">
      <p className="max-w-measure text-ink-2">
        Who has an account. What is done here is written down, and the person it is done to can read it.
      </p>
      <div className="mt-5 flex flex-wrap items-end gap-4">
        <Field label="Address or name begins with" className="min-w-0 flex-1 basis-56">
          <TextInput
            type="search"
            value={search}
            maxLength={100}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </Field>
        <InvitePerson onDone={reload} />
      </div>
      {error && !people ? (
        <CouldNotRead what="The list of people" error={error} retry={() => void refetch()} />
      ) : null}
      {!people && isFetching ? <Skeleton className="mt-8 h-40" /> : null}
      {people?.length === 0 ? (
        <p className="mt-8 text-ink-2">Nobody’s address or name begins like this.</p>
      ) : null}
      <ul className="mt-6" aria-label="People" aria-busy={isFetching}>
        {people?.map((person) => (
          <Row key={person.id} person={person} onDone={reload} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button className="mt-6" isPending={isFetching} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </div>
  )
}

const roleNames = { user: '', tester: 'Tester', admin: 'Admin' } as const

function Row({ person, onDone }: { person: PersonRow; onDone: () => void }) {
  const isMe = useProfile().user?.id === person.id
  const marks = [
    roleNames[person.role],
    isMe ? 'You' : '',
    person.is_disabled ? 'Closed' : '',
    person.is_waiting ? 'Letter not answered yet' : '',
    person.second_steps > 0 ? 'Second step in use' : '',
  ].filter(Boolean)
  return (
    <li className="border-t border-line py-4">
      <h3 dir="auto" className="text-lg break-words">
        {person.email || 'No e-mail address'}
      </h3>
      <p dir="auto" className="text-sm break-words text-ink-2">
        {person.full_name ? `${person.full_name}. ` : ''}
        {marks.length > 0 ? `${marks.join(', ')}. ` : ''}
        Joined <Moment at={person.created_at} />
        {person.last_sign_in_at ? (
          <>
            , last signed in <Moment at={person.last_sign_in_at} />
          </>
        ) : (
          ', never signed in'
        )}
        .
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ChangeRole person={person} onDone={onDone} />
        {isMe ? null : (
          <>
            <CloseDoor person={person} onDone={onDone} />
            {person.second_steps > 0 ? <RemoveSecondSteps person={person} onDone={onDone} /> : null}
            <DeletePerson person={person} onDone={onDone} />
          </>
        )}
      </div>
    </li>
  )
}
