import { Logo } from '#ui/drawing/logo.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { publicPage } from '#platform/web/page.ts'
import { DesignColours } from './parts/design-colours.tsx'
import { DesignControls, DesignPillars, DesignTide, DesignType } from './parts/design-pieces.tsx'
import { PageOpening } from './parts/page-opening.tsx'
import { Prose } from './parts/prose.tsx'
import { Section } from './parts/section.tsx'

export default publicPage({
  path: '/assets',
  description:
    'The Balanse brand kit and living design system: logo, colours, type, the tide line, pillar signs, buttons and words.',
  Body: Assets,
})

function Assets() {
  return (
    <>
      <PageOpening
        title="Brand and design"
        lead="A well-made paper planner beside still water: calm, warm, exact. Everything on this page is drawn with the same parts as the product, so it is always as the product is."
      />
      <Section
        title="Logo"
        lead="The tide line in a circle: it dips and rises once. Give it room of half its own width, keep it in one colour, and leave its line whole."
      >
        <div className="grid gap-4 sm:grid-cols-3">
          <Plate className="bg-sheet text-tide" name="Tide on sheet" />
          <Plate className="bg-tide text-on-tide" name="Paper on tide" />
          <Plate className="bg-paper-2 text-ink" name="Ink on a band" />
        </div>
        <p className="mt-6">
          <a href="/_pictures/balanse-logo.svg" download className={buttonClass('primary')}>
            Download the logo (SVG)
          </a>
        </p>
        <p className="mt-4 max-w-measure text-ink-2">
          Use it to point to Balanse. Please do not use it to say that you are Balanse, or that we vouch for
          something of yours.
        </p>
      </Section>
      <Section
        title="The tide line"
        lead="One quiet motif carries the identity. It is always drawn from numbers."
      >
        <DesignTide />
      </Section>
      <Section
        title="Colours"
        lead="Each is a pair, one for light and one for dark. Change the look of your device, or the eye button on this page, and watch them follow. Low stimulation keeps a quarter of the colour and all of the contrast."
      >
        <DesignColours />
      </Section>
      <Section
        title="Pillars"
        lead="A hue and a sign each, because colour alone says nothing to many eyes. The name always stands beside it."
      >
        <DesignPillars />
      </Section>
      <Section
        title="Type"
        lead="Fraunces, soft, for titles and for people’s own sentences. Figtree for everything else. Atkinson Hyperlegible Next when easier reading is on. All three are served from here."
      >
        <DesignType />
      </Section>
      <Section
        title="Buttons and fields"
        lead="One primary button a screen. Every button is a verb, and at least 44 pixels to touch."
      >
        <DesignControls />
      </Section>
      <Section title="Words" isSplit>
        <Prose>
          <ul>
            <li>Plain UK English, second person, short.</li>
            <li>No blame. A thing is done, moved or let go.</li>
            <li>An error says what happened, what is safe, and what to do.</li>
            <li>A number comes with its why.</li>
            <li>Nothing says saved before it is.</li>
          </ul>
        </Prose>
      </Section>
      <Section title="Motion and space" isSplit>
        <Prose>
          <p>
            A grid of 4 pixels, corners of 14 for cards and 10 for fields, borders instead of shadows.
            Movement takes about 160 milliseconds and shows only where something came from. In low
            stimulation, or when your system asks for it, nothing moves at all.
          </p>
        </Prose>
      </Section>
    </>
  )
}

function Plate({ className, name }: { className: string; name: string }) {
  return (
    <figure>
      <div className={`grid h-40 place-items-center rounded-card border border-line ${className}`}>
        <Logo className="size-20" style={{ color: 'inherit' }} />
      </div>
      <figcaption className="mt-2 text-sm text-ink-2">{name}</figcaption>
    </figure>
  )
}
