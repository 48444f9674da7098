import { publicPage } from '#platform/web/page.ts'
import { UseCase } from './parts/use-case.tsx'

export default publicPage({
  path: '/use-cases/product-teams',
  description:
    'For people who build things together: own priorities beside the shared board, focus that is kept, and evenings without the backlog.',
  Body: () => (
    <UseCase
      title="Product teams"
      lead="The board says what the team does. It does not say what you need to do it well. Balanse is each person’s own page: attention, energy, and the rest of life that makes good work possible."
      day={[
        {
          when: '08:50',
          what: 'Before stand-up: the one thing that moves the work, in your own words.',
          line: 'Finish the empty state. Tiny: write its sentence.',
        },
        {
          when: '11:00',
          what: 'Stuck? The coach asks for the first two minutes of it, and nothing more.',
          line: 'Open the file and read the last test.',
        },
        {
          when: '15:30',
          what: 'What today cannot hold moves to another day, and remembers where it came from.',
          line: 'Review for Jonas: moved to tomorrow morning.',
        },
        {
          when: '18:10',
          what: 'The evening page ends the working day, so that it does not follow you home.',
          line: 'It helped to say no to the second review.',
        },
      ]}
      helps={[
        {
          title: 'One account each',
          text: 'Everybody on the team can have one on the same server. What they write stays theirs.',
        },
        {
          title: 'Nothing to report',
          text: 'No manager view, no ranking, no team score. What a team sees are three counts a week, from five people up.',
        },
        {
          title: 'A retrospective of your own',
          text: 'The last evenings stand in one list. You bring to the team what you choose to bring.',
        },
        {
          title: 'Quiet on a loud day',
          text: 'Low stimulation shows one thing at a time and keeps counters away.',
        },
      ]}
      limits={[
        {
          title: 'It is not a project tool',
          text: 'No tickets, no assignments, no dependencies. Keep the board you have.',
        },
        {
          title: 'Nothing is shared',
          text: 'A team has seats and counts, and no shared page. The page about teams says what that means.',
          href: '/teams',
        },
      ]}
    />
  ),
})
