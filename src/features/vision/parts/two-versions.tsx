import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { readAllDrafts } from '#platform/web/documents/disk.ts'
import type { UsedDocument } from '#platform/web/documents/use-document.ts'
import { useSession } from '#platform/web/session.ts'
import { useToday } from '#features/account/public.tsx'
import { Notice } from '#ui/notice.tsx'
import { pillars, type Pillar } from '../contract.ts'
import { useCustomVision, useVision } from '../queries.ts'
import { pillarNames, visionPath } from '../rules.ts'
import { customPath, unknownLook } from '../rules/custom.ts'

/**
 * Where visions are only read: those that wait for a choice between two versions. What waits on this device is opened
 * here, so that everything else of it is joined and sent without its page being visited.
 */
export function TwoVersions() {
  const { user } = useSession()
  const [waiting, setWaiting] = useState<readonly string[]>([])
  useEffect(() => {
    let isHere = true
    if (user)
      void readAllDrafts(user.id).then((drafts) => {
        if (isHere) setWaiting([...new Set(drafts.map(({ key }) => key))])
      })
    return () => void (isHere = false)
  }, [user])
  return (
    <>
      {pillars.map((pillar) =>
        waiting.includes(`vision:${pillar}`) ? <OfPillar key={pillar} pillar={pillar} /> : null,
      )}
      {waiting
        .filter((key) => key.startsWith(customPrefix))
        .map((key) => (
          <OfCustom key={key} id={key.slice(customPrefix.length)} />
        ))}
    </>
  )
}

const customPrefix = 'custom-vision:'

function OfPillar({ pillar }: { pillar: Pillar }) {
  const { conflicts } = useVision(pillar, useToday())
  return <Choice name={`${pillarNames[pillar]} vision`} path={visionPath(pillar)} conflicts={conflicts} />
}

function OfCustom({ id }: { id: string }) {
  const { value, conflicts } = useCustomVision(id, unknownLook)
  return <Choice name={`“${value.name}”`} path={customPath(id)} conflicts={conflicts} />
}

interface ChoiceProps extends Pick<UsedDocument<object>, 'conflicts'> {
  name: string
  path: string
}

function Choice({ name, path, conflicts }: ChoiceProps) {
  if (conflicts.length === 0) return null
  return (
    <Notice className="mt-8" title={<span dir="auto">{name} was changed in two places</span>}>
      Both versions are kept. <Link to={path}>Choose on its page</Link>
    </Notice>
  )
}
