import { useState, type FormEvent } from 'react'
import type { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { Field } from '#ui/field.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { EndConnection, useWork } from '#features/connections/public.tsx'
import { teamsContract, type Domain, type TeamRoom } from '../contract.ts'
import { useTakeOver } from '../queries.ts'

const states: Record<TeamRoom['sso']['state'], string> = {
  off: 'This server has no sign-in service of an organisation. Whoever runs it can set one up (BALANSE_SAML).',
  unnamed: 'Whoever runs this server has not said yet which sign-in service is yours.',
  ready: 'The sign-in service of your organisation is set up.',
}

/** How the people of the team sign in: the addresses that their service needs, and the domains that are theirs. */
export function SignInSettings({ room }: { room: TeamRoom }) {
  const { sso } = room
  const { trouble, run } = useWork()
  const takeOver = useTakeOver()

  const setOnly = (is_sso_only: boolean) =>
    void run(async () => {
      try {
        const body = { name: room.name, is_sso_only, version: room.version }
        takeOver.room(await call(teamsContract.changeTeam, { body }))
      } catch (error) {
        const { code, current } = error as CallError
        if (code === 'conflict') takeOver.room(current as TeamRoom)
        throw error
      }
    })

  return (
    <section aria-labelledby="sign-in" className="mt-10">
      <h3 id="sign-in">Signing in through your organisation</h3>
      <p className="mt-2 max-w-measure text-ink-2">{states[sso.state]}</p>
      {sso.state === 'off' ? null : (
        <Details title="What your sign-in service needs (SAML 2.0)" className="mt-3">
          <dl className="space-y-2">
            <Address name="Metadata, and the name of this server" address={sso.metadata_url} />
            <Address name="Where assertions are brought (ACS)" address={sso.acs_url} />
          </dl>
        </Details>
      )}
      <h4 className="mt-6 font-medium">Your mail domains</h4>
      <ul className="mt-2" aria-label="Mail domains">
        {room.domains.map((domain) => (
          <DomainLine key={domain.domain} domain={domain} />
        ))}
      </ul>
      <AddDomain />
      {sso.state === 'ready' || sso.is_only ? (
        <div className="mt-6 max-w-measure">
          <Switch
            label="Only through the organisation"
            hint="Whoever has an address of your domains joins only with an account that came through your organisation. Nobody is signed out, and accounts that were there before stay open to those whose words are in them."
            isOn={sso.is_only}
            onChange={setOnly}
          />
          {trouble ? (
            <p role="alert" className="mt-2 text-clay">
              {trouble}
            </p>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

function Address({ name, address }: { name: string; address: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd>
        <code className="break-all">{address}</code>
      </dd>
    </div>
  )
}

function DomainLine({ domain: { domain, record, code, proven_at } }: { domain: Domain }) {
  const { isPending, trouble, run } = useWork()
  const takeOver = useTakeOver()
  const params = { domain }
  const check = () => void run(async () => takeOver.room(await call(teamsContract.checkDomain, { params })))
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 break-words">
          {domain}
          <span className="text-ink-2">{proven_at ? ', bound to your team' : ', not proven yet'}</span>
        </p>
        <EndConnection
          name={domain}
          title="Let this domain go?"
          description="People with such an address are not led to your sign-in service any more. Accounts stay as they are."
          action="Let it go"
          end={async () => takeOver.room(await call(teamsContract.removeDomain, { params }))}
        />
      </div>
      {proven_at ? null : (
        <>
          <p className="mt-2 text-sm text-ink-2">
            Set this TXT record where the domain is managed, then look for it:
          </p>
          <p className="mt-1">
            <code className="break-all">{record}</code>
          </p>
          <p className="mt-1">
            <code className="break-all">{code}</code>
          </p>
          {trouble ? (
            <p role="alert" className="mt-2 text-clay">
              {trouble}
            </p>
          ) : null}
          <Button
            size="sm"
            className="mt-3"
            isPending={isPending}
            pendingText="Looking"
            aria-label={`Look for the record of ${domain}`}
            onClick={check}
          >
            Look for it
          </Button>
        </>
      )}
    </li>
  )
}

function AddDomain() {
  const [domain, setDomain] = useState('')
  const { isPending, trouble, run } = useWork()
  const takeOver = useTakeOver()
  function add(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      takeOver.room(await call(teamsContract.addDomain, { body: { domain } }))
      setDomain('')
    })
  }
  return (
    <form onSubmit={add} className="mt-3 max-w-measure">
      <Field label="Mail domain" hint="What follows the @, such as example.org" error={trouble}>
        <TextInput
          required
          maxLength={253}
          autoCapitalize="none"
          spellCheck={false}
          value={domain}
          onChange={(event) => setDomain(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" className="mt-3" isPending={isPending}>
        Add the domain
      </Button>
    </form>
  )
}
