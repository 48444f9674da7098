import { publicPage } from '#platform/web/page.ts'
import { UseCase } from './parts/use-case.tsx'

export default publicPage({
  path: '/use-cases/entrepreneurs',
  description:
    'For a company that could take every hour: a next small step, room for the people you love, and an honest look back.',
  Body: () => (
    <UseCase
      title="Entrepreneurs"
      lead="There is always one more thing, and nobody tells you to stop. Balanse helps you choose the few that matter, keep a corner of the day for yourself, and look at the week without flattering or punishing."
      day={[
        {
          when: '08:15',
          what: 'The vision sentence stands beside the plan, so that urgent has to argue with important.',
          line: 'I build things that give people time back.',
        },
        {
          when: '10:00',
          what: 'The task you keep walking around gets a first two minutes.',
          line: 'Ring the bank. Tiny: find the number.',
        },
        {
          when: '14:00',
          what: 'An idea that will not leave you alone gets a day, and not this one.',
          line: 'New pricing page: moved to Monday.',
        },
        {
          when: '20:30',
          what: 'Close the day, also the ones that hurt. Writing never costs points.',
          line: 'Hard: the no from Leeds. What helped: telling Sam.',
        },
      ]}
      helps={[
        {
          title: 'Three months at a time',
          text: 'A vision runs for three months from its start. Long enough to matter, short enough to be true.',
        },
        {
          title: 'An obstacle gets a plan',
          text: 'Each vision asks what in you may get in the way, and what you will do at that moment.',
        },
        {
          title: 'The rest of life is on the page',
          text: 'Attention near your own weights is a quarter of FlowScore. A company alone does not fill it.',
        },
        {
          title: 'Yours to keep',
          text: 'Open source, on your own machine, in one folder. No vendor can close it.',
        },
      ]}
      limits={[
        {
          title: 'It is not a business plan',
          text: 'No cash flow, no customers, no pipeline. Only the person who has to carry them.',
        },
        {
          title: 'It does not know your market',
          text: 'The coach asks good questions about your own plans. It gives no legal, tax or money advice.',
        },
      ]}
    />
  ),
})
