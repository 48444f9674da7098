import { useLocation } from 'react-router'
import { useToday } from '#features/account/public.tsx'
import { EarlierVersions } from '#features/history/public.tsx'
import { Button } from '#ui/button.tsx'
import { PillarGlyph } from '#ui/drawing/pillar-glyph.tsx'
import { Notice } from '#ui/notice.tsx'
import { emptyVision, pillars, type Pillar } from './contract.ts'
import { TwoColumns } from './parts/two-columns.tsx'
import { ServedBy } from './parts/served-by.tsx'
import { VisionHeader } from './parts/vision-header.tsx'
import { VisionStanding } from './parts/vision-standing.tsx'
import { VisionStrip } from './parts/vision-strip.tsx'
import { VisionWriting } from './parts/vision-writing.tsx'
import { useVision, useVisions } from './queries.ts'
import { pillarNames, visionPath } from './rules.ts'
import { visionTexts } from './rules/vision-texts.ts'

/** One screen for the eight pillar addresses; the address says which pillar is meant. */
export default function PillarScreen() {
  const { pathname } = useLocation()
  const pillar = pillars.find((name) => visionPath(name) === pathname) ?? 'mind'
  return <PillarVision key={pillar} pillar={pillar} />
}

function PillarVision({ pillar }: { pillar: Pillar }) {
  const today = useToday()
  const { startDate } = useVisions()
  const document = useVision(pillar, today)
  const { value, change, status, isLoading, error, refresh } = document

  return (
    <TwoColumns
      asideLabel="Where this vision stands"
      aside={
        error || isLoading ? null : (
          <div className="grid gap-6">
            <VisionStanding value={value} status={status}>
              <EarlierVersions
                kind="vision"
                row={pillar}
                empty={emptyVision}
                present={value}
                read={visionTexts}
                onRestore={change}
              />
            </VisionStanding>
            <ServedBy pillar={pillar} value={value} today={today} change={change} />
          </div>
        )
      }
    >
      <VisionStrip />
      <div className="mt-8">
        <VisionHeader
          title={
            <span className="inline-flex items-center gap-3">
              <PillarGlyph look={pillar} className="size-8" />
              {pillarNames[pillar]} Vision
            </span>
          }
          today={today}
          hasPlans
        />
      </div>
      {error ? (
        <Notice
          kind="error"
          className="mt-8"
          action={
            <Button size="sm" onClick={() => void refresh()}>
              Try again
            </Button>
          }
        >
          This vision cannot be opened right now. {error.message} What you wrote is safe.
        </Notice>
      ) : (
        <VisionWriting
          name={pillarNames[pillar]}
          isOffered
          document={document}
          startDate={startDate}
          today={today}
        />
      )}
    </TwoColumns>
  )
}
