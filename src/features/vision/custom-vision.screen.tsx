import { Link, useSearchParams } from 'react-router'
import { useToday } from '#features/account/public.tsx'
import { EarlierVersions } from '#features/history/public.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { PillarGlyph } from '#ui/drawing/pillar-glyph.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { customMost } from './contract.ts'
import { CustomLookFields } from './parts/custom-look.tsx'
import { ListedVisionRow } from './parts/listed-vision.tsx'
import { NewCustom } from './parts/new-custom.tsx'
import { RemoveCustom } from './parts/remove-custom.tsx'
import { TwoColumns } from './parts/two-columns.tsx'
import { TwoVersions } from './parts/two-versions.tsx'
import { ServedBy } from './parts/served-by.tsx'
import { VisionHeader } from './parts/vision-header.tsx'
import { VisionStanding } from './parts/vision-standing.tsx'
import { VisionStrip } from './parts/vision-strip.tsx'
import { VisionWriting } from './parts/vision-writing.tsx'
import { useCustomVision, useCustomVisions, useVisions } from './queries.ts'
import { customHome, emptyCustom, freeHue, listCustom, signLooks, unknownLook } from './rules/custom.ts'
import { customTexts } from './rules/vision-texts.ts'

/** The pillars that the person named: all of them and the way to a new one, or with `?id=` one of them. */
export default function CustomVisionScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return id ? <CustomVisionPage key={id} id={id} /> : <CustomHome />
}

function CustomHome() {
  const today = useToday()
  const { data, error, refetch } = useCustomVisions()
  const visions = data?.visions ?? []
  return (
    <TwoColumns
      asideLabel="Every vision"
      aside={
        <Link to="/all-visions" className={buttonClass('quiet')}>
          See every vision
        </Link>
      }
    >
      <VisionStrip />
      <div className="mt-8">
        <VisionHeader title="Custom" today={today} hasPlans />
      </div>
      <TwoVersions />
      {data ? (
        <>
          {visions.length > 0 ? (
            <ul aria-label="Your own pillars" className="mt-8 border-t border-line">
              {visions.map(listCustom).map((vision) => (
                <ListedVisionRow key={vision.key} vision={vision} />
              ))}
            </ul>
          ) : null}
          {visions.length < customMost ? (
            <NewCustom startHue={freeHue(visions)} />
          ) : (
            <p className="mt-8 text-ink-2">
              Twelve are as many as fit. Remove one on its page to make room for another.
            </p>
          )}
        </>
      ) : error ? (
        <Notice
          kind="error"
          className="mt-8"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          Your own pillars cannot be read right now. {error.message} What you wrote is safe.
        </Notice>
      ) : (
        <Skeleton className="mt-8 h-44" />
      )}
    </TwoColumns>
  )
}

function CustomVisionPage({ id }: { id: string }) {
  const today = useToday()
  const { startDate } = useVisions()
  const { data } = useCustomVisions()
  const document = useCustomVision(id, data?.visions.find((vision) => vision.id === id) ?? unknownLook)
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
                row={id}
                empty={emptyCustom({ name: value.name, sign: value.sign, hue: value.hue })}
                present={value}
                read={customTexts}
                onRestore={change}
              />
            </VisionStanding>
            <ServedBy pillar={id} value={value} today={today} change={change} />
            <RemoveCustom id={id} name={value.name} />
          </div>
        )
      }
    >
      <VisionStrip />
      <div className="mt-8">
        <VisionHeader
          title={
            <span className="inline-flex max-w-full items-center gap-3">
              <PillarGlyph
                look={`custom-${value.hue}`}
                glyph={signLooks[value.sign].glyph}
                className="size-8"
              />
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {value.name || 'Custom'}
              </span>
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
            <>
              <Button size="sm" onClick={() => void refresh()}>
                Try again
              </Button>
              <Link to={customHome} className={buttonClass('plain', 'sm')}>
                See your own pillars
              </Link>
            </>
          }
        >
          This vision cannot be opened. {error.message}
        </Notice>
      ) : (
        <>
          {isLoading ? null : <CustomLookFields value={value} change={change} />}
          <VisionWriting
            name={value.name}
            isOffered={false}
            document={document}
            startDate={startDate}
            today={today}
          />
        </>
      )}
    </TwoColumns>
  )
}
