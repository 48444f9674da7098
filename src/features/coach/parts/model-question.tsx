import { useState } from 'react'
import { Link } from 'react-router'
import { useServerConfig } from '#platform/web/server-config.ts'
import { readStored, writeStored } from '#platform/web/storage.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useProfile } from '#features/account/public.tsx'

const askedKey = 'coach-model-asked'

/** Says once that a model could answer here, where it is and what it would get. Nothing is sent before a yes. */
export function ModelQuestion() {
  const ai = useServerConfig()?.ai
  const { preferences, isLoading } = useProfile()
  const [isAsked, setAsked] = useState(() => readStored(askedKey) === 'yes')
  if (isLoading || isAsked || preferences.ai_consent || ai?.mode !== 'model') return null
  return (
    <Notice
      title="An AI model can answer here"
      action={
        <>
          <Link to="/profile-settings" className={buttonClass('quiet', 'sm')}>
            Decide in Profile Settings
          </Link>
          <Button
            size="sm"
            variant="plain"
            onClick={() => {
              writeStored(askedKey, 'yes')
              setAsked(true)
            }}
          >
            Stay guided
          </Button>
        </>
      }
    >
      It is {ai.model ?? 'a model'} at {ai.host ?? 'another host'}. With your yes, what you write here goes
      there, with notes from your plans, reflections and visions of the last seven days. Without it nothing
      leaves this server.
    </Notice>
  )
}
