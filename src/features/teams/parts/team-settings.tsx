import { useState, type FormEvent } from 'react'
import type { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectInput } from '#ui/select-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { EndConnection, useWork } from '#features/connections/public.tsx'
import { seatsMost, teamsContract, type AdminTeam } from '../contract.ts'

interface TeamSettingsProps {
  team: AdminTeam
  /** The organisations of the file that BALANSE_SAML names. */
  services: readonly { id: string; domains: readonly string[] }[]
  onChanged: () => void
}

/** What an admin decides about a team: its seats, whose sign-in service it has, and its end. */
export function TeamSettings({ team, services, onChanged }: TeamSettingsProps) {
  const [seats, setSeats] = useState(String(team.seats))
  const [service, setService] = useState(team.sso_id ?? '')
  const { isPending, trouble, run } = useWork()
  const params = { id: team.id }

  const save = (isOnly: boolean) =>
    run(async () => {
      const body = {
        seats: Number(seats),
        sso_id: service || null,
        is_sso_only: isOnly,
        version: team.version,
      }
      try {
        await call(teamsContract.changeTeamAsAdmin, { params, body })
      } catch (error) {
        if ((error as CallError).code === 'conflict') onChanged()
        throw error
      }
      toast({ title: `${team.name} is changed` })
      onChanged()
    })

  return (
    <form
      className="grid max-w-measure gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void save(team.is_sso_only)
      }}
    >
      <Field label={`Seats of ${team.name}`}>
        <TextInput
          required
          type="number"
          min={1}
          max={seatsMost}
          value={seats}
          onChange={(event) => setSeats(event.currentTarget.value)}
        />
      </Field>
      {services.length > 0 ? (
        <Field label="Sign-in service" hint="One of the file that BALANSE_SAML names">
          <SelectInput value={service} onChange={(event) => setService(event.currentTarget.value)}>
            <option value="">None</option>
            {services.map(({ id, domains }) => (
              <option key={id} value={id}>
                {domains.join(', ')}
              </option>
            ))}
          </SelectInput>
        </Field>
      ) : (
        <p className="text-sm text-ink-2">
          This server has no sign-in service of an organisation; docs/self-hosting.md says how one is set up.
        </p>
      )}
      {trouble ? <Notice kind="error">{trouble}</Notice> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" isPending={isPending}>
          Save
        </Button>
        {team.is_sso_only ? (
          <Button size="sm" isPending={isPending} onClick={() => void save(false)}>
            Let its people join in other ways again
          </Button>
        ) : null}
        <EndConnection
          name={team.name}
          title="End this team?"
          description="Its invitations, counts and domains are deleted. Every account stays, with everything in it."
          action="End the team"
          end={async () => {
            await call(teamsContract.endTeamAsAdmin, { params })
            onChanged()
          }}
        />
      </div>
    </form>
  )
}
