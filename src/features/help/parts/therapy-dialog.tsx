import type { ReactNode } from 'react'
import support from '#content/support.json'
import { buttonClass } from '#ui/button-class.ts'
import { CrisisTable } from './crisis-table.tsx'
import { host } from './crisis-line.tsx'

const dialogId = 'online-therapy'
const provider = support.therapy.name && support.therapy.href.startsWith('https://') ? support.therapy : null
const ways: { place: string; text: string; href?: string }[] = support.ways

/**
 * Offers online therapy, in two wordings: the style sheet shows the shorter, calmer one in low stimulation. The
 * browser's own popover, so that it opens on a page without script as well.
 */
export function TherapyDialog() {
  return (
    <>
      <button type="button" popoverTarget={dialogId} className={buttonClass('quiet')}>
        Talk with a therapist online
      </button>
      <div
        id={dialogId}
        popover="auto"
        role="dialog"
        aria-labelledby={`${dialogId}-title`}
        className="m-auto max-h-[90dvh] w-[calc(100vw-2rem)] max-w-3xl overflow-y-auto rounded-card border border-line bg-sheet p-6 text-ink backdrop:bg-scrim"
      >
        <div className="flex items-start justify-between gap-4">
          <h3 id={`${dialogId}-title`}>Online therapy</h3>
          <button
            type="button"
            popoverTarget={dialogId}
            popoverTargetAction="hide"
            aria-label="Close"
            className="grid size-11 place-items-center rounded-full text-2xl"
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <div className="low-stim:hidden">
          <Standard />
        </div>
        <div className="hidden low-stim:block">
          <Calm />
        </div>
        <p className="mt-6 font-semibold">If it cannot wait</p>
        <CrisisTable />
      </div>
    </>
  )
}

function Standard() {
  return (
    <>
      <p className="mt-3 max-w-measure">
        The coach in Balanse is software and not a therapist. For some things a person with training is the
        better help, and you can talk with one from home, by video, by phone or in writing.
      </p>
      {provider ? (
        <>
          <p className="mt-3 max-w-measure">
            This server points to {provider.name}. {provider.sentence} It is a service of its own, with its
            own terms and prices. Balanse tells it nothing about you and is told nothing by it.
          </p>
          <ProviderLink>Open {provider.name}</ProviderLink>
        </>
      ) : (
        <>
          <p className="mt-3 max-w-measure">
            Whoever runs this server has not named a provider. These are ways to find a therapist:
          </p>
          <ul className="mt-3 max-w-measure list-disc space-y-2 pl-6">
            {ways.map(({ place, text, href }) => (
              <li key={place + text}>
                <span className="font-semibold">{place}.</span> {text}{' '}
                {href ? (
                  <a href={href} rel="noreferrer">
                    {host(href)}
                  </a>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Calm() {
  return (
    <>
      <p className="mt-3 max-w-measure">
        You can talk with a therapist from home. There is no hurry, and nothing has to be decided now.
      </p>
      {provider ? (
        <ProviderLink>Open {provider.name}</ProviderLink>
      ) : (
        <p className="mt-3 max-w-measure">A doctor you trust can tell you how.</p>
      )}
    </>
  )
}

function ProviderLink({ children }: { children: ReactNode }) {
  return (
    <p className="mt-4">
      <a href={provider?.href} rel="noreferrer" className={buttonClass('primary')}>
        {children}
      </a>
    </p>
  )
}
