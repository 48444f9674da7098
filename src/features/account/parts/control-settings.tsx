import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { DeletionPanel, OwnDataPanel } from '#features/own-data/public.tsx'
import { useProfile } from '../queries.ts'
import { requestSignOut } from './leaving.ts'
import { SettingsSection } from './settings-section.tsx'
import { useSetting } from './use-setting.ts'

/** The four promises, each with the button that keeps it. */
export function ControlSettings() {
  const navigate = useNavigate()
  return (
    <SettingsSection title="You're Always in Control">
      <ControlPromise
        title="View and manage all data"
        about="All that is kept of you. Each kind leads to where it is read, changed and deleted."
      >
        <OwnDataPanel />
      </ControlPromise>
      <ControlPromise
        title="See how input affects FlowScore"
        about="Every point has a row, and every row leads to its day."
      >
        <PlainLink to="/get-balanse">See why</PlainLink>
      </ControlPromise>
      <ControlPromise
        title="Disable AI features"
        about="No model is asked unless you say so, and the coach can be kept from reading anything."
      >
        <ModelSwitch />
      </ControlPromise>
      <ControlPromise
        title="Request deletion of the whole record"
        about="Your account and everything in it, at once or after seven days in which you can change your mind."
      >
        <DeletionPanel onDeleted={() => requestSignOut({ to: '/sign-in', scope: 'local', navigate })} />
      </ControlPromise>
    </SettingsSection>
  )
}

interface ControlPromiseProps {
  title: string
  about: string
  children: ReactNode
}

function ControlPromise({ title, about, children }: ControlPromiseProps) {
  return (
    <div>
      <h3 className="font-body text-[1.0625rem] font-semibold">{title}</h3>
      <p className="mt-1 max-w-measure text-ink-2">{about}</p>
      <div className="mt-3">{children}</div>
    </div>
  )
}

function PlainLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center text-tide underline underline-offset-4">
      {children}
    </Link>
  )
}

function ModelSwitch() {
  const { preferences } = useProfile()
  const set = useSetting()
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      {preferences.ai_consent ? (
        <Button
          onClick={() =>
            set(
              'AI features are off',
              { preferences: { ai_consent: false } },
              { preferences: { ai_consent: true } },
            )
          }
        >
          Switch AI features off
        </Button>
      ) : (
        <p>They are off: no model answers you.</p>
      )}
      <PlainLink to="/chatbot-training">Choose what the coach may read</PlainLink>
    </div>
  )
}
