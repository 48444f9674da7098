import { publicPage } from '#platform/web/page.ts'
import { CallToAction } from './parts/call-to-action.tsx'
import { PageOpening } from './parts/page-opening.tsx'
import { Points } from './parts/points.tsx'
import { Section } from './parts/section.tsx'

export default publicPage({
  path: '/use-cases',
  description:
    'Balanse for executives, product teams, individuals and entrepreneurs: what a day with it looks like, and where it ends.',
  Body: UseCases,
})

function UseCases() {
  return (
    <>
      <PageOpening
        title="Use Cases"
        lead="The same three steps in four kinds of life. Choose the one that sounds most like yours; the app is the same for everybody."
      />
      <Section title="Four kinds of life">
        <Points
          items={[
            {
              title: 'Executives',
              text: 'Days full of other people’s questions, and a few decisions that are only yours.',
              href: '/use-cases/executives',
            },
            {
              title: 'Product teams',
              text: 'Own priorities beside the shared board, and evenings that end when the day does.',
              href: '/use-cases/product-teams',
            },
            {
              title: 'Individuals',
              text: 'Work, people, health and a wish of your own, in one calm place.',
              href: '/use-cases/individuals',
            },
            {
              title: 'Entrepreneurs',
              text: 'A company that could take every hour, and a life that wants some of them back.',
              href: '/use-cases/entrepreneurs',
            },
          ]}
        />
      </Section>
      <Section
        title="What they have in common"
        lead="A vision of three months, a plan of one day, an evening of five minutes. Nobody else sees any of it: every account is one person’s own."
      />
      <CallToAction />
    </>
  )
}
