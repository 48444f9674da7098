import { useState } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectInput } from '#ui/select-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { useWork } from '#features/connections/public.tsx'
import { nameMax, teamsContract, type TeamRoom } from '../contract.ts'
import { useTakeOver } from '../queries.ts'

/** How the team goes on with another owner, or ends. */
export function OwnerEnding({ room }: { room: TeamRoom }) {
  return (
    <section aria-labelledby="ending" className="mt-10">
      <h3 id="ending">Its name, and when you stop looking after it</h3>
      <p className="mt-2 mb-3 max-w-measure text-ink-2">
        A team ends with the account of its owner. If yours is to go on, hand it over before you delete your
        account.
      </p>
      <Rename key={room.name} room={room} />
      <HandOver room={room} />
      <End room={room} />
    </section>
  )
}

function Rename({ room }: { room: TeamRoom }) {
  const [name, setName] = useState(room.name)
  const { isPending, trouble, run } = useWork()
  const takeOver = useTakeOver()
  const rename = () =>
    void run(async () => {
      const body = { name, is_sso_only: room.sso.is_only, version: room.version }
      takeOver.room(await call(teamsContract.changeTeam, { body }))
    })
  return (
    <Details title="Change its name" className="border-t">
      <div className="max-w-measure">
        <Field label="Name of the team" error={trouble}>
          <TextInput
            value={name}
            maxLength={nameMax}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <Button className="mt-3" isPending={isPending} onClick={rename}>
          Save the name
        </Button>
      </div>
    </Details>
  )
}

function HandOver({ room }: { room: TeamRoom }) {
  const [chosen, setChosen] = useState('')
  const { isPending, trouble, run } = useWork()
  const takeOver = useTakeOver()
  // Whose membership is over meanwhile is not chosen any more.
  const member = room.members.find(({ id }) => id === chosen)
  const hand = () =>
    void run(async () => {
      if (!member) return
      takeOver.own(await call(teamsContract.handOver, { body: { member: member.id } }))
      toast({
        title: `The team is with ${member.name || member.email} now`,
        description: 'A letter tells them.',
      })
    })
  return (
    <Details title="Hand it over">
      {room.members.length === 0 ? (
        <p className="text-ink-2">There is no member yet to hand it to.</p>
      ) : (
        <div className="max-w-measure">
          <Field label="New owner" error={trouble}>
            <SelectInput value={member?.id ?? ''} onChange={(event) => setChosen(event.currentTarget.value)}>
              <option value="">Choose a member</option>
              {room.members.map(({ id, name, email }) => (
                <option key={id} value={id}>
                  {name ? `${name}, ${email}` : email}
                </option>
              ))}
            </SelectInput>
          </Field>
          <Button className="mt-3" isPending={isPending} disabled={!member} onClick={hand}>
            Hand over
          </Button>
        </div>
      )}
    </Details>
  )
}

function End({ room }: { room: TeamRoom }) {
  const [name, setName] = useState('')
  const { isPending, trouble, run } = useWork()
  const takeOver = useTakeOver()
  const end = () =>
    void run(async () => {
      await call(teamsContract.endTeam, { body: { name } })
      await takeOver.refresh()
      toast({ title: `${room.name} has ended`, description: 'Every account and what is in it stays.' })
    })
  return (
    <Details title="End the team">
      <p className="mb-3 max-w-measure text-ink-2">
        Invitations, counts and domains of the team are deleted, and cannot be brought back. Every account
        stays, with everything in it.
      </p>
      <div className="max-w-measure">
        <Field label={`Type “${room.name}”`}>
          <TextInput value={name} onChange={(event) => setName(event.currentTarget.value)} />
        </Field>
        {trouble ? (
          <Notice kind="error" className="mt-3">
            {trouble}
          </Notice>
        ) : null}
        <Button variant="danger" className="mt-3" isPending={isPending} onClick={end}>
          End the team
        </Button>
      </div>
    </Details>
  )
}
