import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { CouldNotRead } from '#ui/could-not-read.tsx'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { Field } from '#ui/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useWork } from '#features/connections/public.tsx'
import { nameMax, seatsMost, teamsContract, type AdminTeam } from '../contract.ts'
import { TeamSettings } from './team-settings.tsx'

const listKey = ['admin', 'teams']

/** For an admin: teams with their owners and seats. Who is in one, and what a week came to, is not theirs to see. */
export function TeamsRoom() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery<
    { teams: AdminTeam[]; services: { id: string; domains: string[] }[] },
    CallError
  >({
    queryKey: listKey,
    queryFn: () => call(teamsContract.readTeams, {}),
    // Addresses of other people: no copy of them stays on the admin's device.
    meta: { isKept: false },
  })
  const refresh = () => queries.invalidateQueries({ queryKey: listKey })
  return (
    <div className="max-w-column">
      <p className="max-w-measure text-ink-2">
        A team has an owner, who invites its members, and seats. You see how many are in it; who they are and
        what their weeks came to is the team’s own.
      </p>
      <MakeTeam onMade={() => void refresh()} />
      {error && !data ? <CouldNotRead what="The teams" error={error} retry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton className="mt-8 h-40" /> : null}
      {data?.teams.length === 0 ? <p className="mt-8 text-ink-2">There is no team yet.</p> : null}
      <div className="mt-8 border-t border-line">
        {data?.teams.map((team) => (
          <Details
            key={team.id}
            title={
              <span className="break-words">
                {team.name}
                <span className="text-ink-2">
                  , {team.owner_email}, {team.members} of {team.seats} seats
                </span>
              </span>
            }
          >
            <TeamSettings
              key={team.version}
              team={team}
              services={data.services}
              onChanged={() => void refresh()}
            />
          </Details>
        ))}
      </div>
    </div>
  )
}

function MakeTeam({ onMade }: { onMade: () => void }) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [seats, setSeats] = useState('10')
  const { isPending, trouble, run } = useWork()
  function make(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      const body = { name, owner_email: email.trim(), seats: Number(seats) }
      const team = await call(teamsContract.makeTeam, { body })
      toast({ title: `${team.name} is made`, description: `${team.owner_email} finds it under Your team.` })
      setName('')
      setEmail('')
      onMade()
    })
  }
  return (
    <form onSubmit={make} className="mt-6 grid max-w-measure gap-4">
      <Field label="Name of the team">
        <TextInput
          required
          maxLength={nameMax}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <Field label="E-mail of its owner" hint="Somebody who has an account here">
        <TextInput
          required
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </Field>
      <Field label="Seats" error={trouble}>
        <TextInput
          required
          type="number"
          min={1}
          max={seatsMost}
          value={seats}
          onChange={(event) => setSeats(event.currentTarget.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="primary" isPending={isPending}>
          Make the team
        </Button>
      </div>
    </form>
  )
}
