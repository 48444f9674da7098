import { publicPage } from '#platform/web/page.ts'
import { UseCase } from './parts/use-case.tsx'

export default publicPage({
  path: '/use-cases/individuals',
  description:
    'For one whole life: work, people, health and a wish of your own in one calm place, with small steps and kind evenings.',
  Body: () => (
    <UseCase
      title="Individuals"
      lead="Nobody lives in work hours only. Balanse holds the parts of a life side by side, asks for little, and is glad of two lines."
      day={[
        {
          when: 'Morning',
          what: 'Yesterday’s last line comes back as the first suggestion. Take it or leave it.',
          line: 'Today I want to be patient with myself.',
        },
        {
          when: 'Midday',
          what: 'A tired day gets the tiny version. Tiny done is done.',
          line: 'A walk. Tiny: once round the block.',
        },
        {
          when: 'Afternoon',
          what: 'Something will not happen today, and you say so on purpose.',
          line: 'The tax letter: moved to Saturday.',
        },
        {
          when: 'Evening',
          what: 'How the day felt, in one of five words, and one good thing in it.',
          line: 'The soup worked, and we laughed.',
        },
      ]}
      helps={[
        {
          title: 'Four parts of life',
          text: 'Mind, Body, Relationships, Purpose. Four more if you want them, and any of them may rest.',
        },
        {
          title: 'A streak that allows rest',
          text: 'Two rest days in any seven belong to it. After a longer break, everything before it stays yours.',
        },
        {
          title: 'Mood costs nothing',
          text: 'A heavy day never lowers your score. It is a word you chose, and that is all.',
        },
        {
          title: 'Made for different minds',
          text: 'Fewer things on the screen, no motion, easier letters, plain words. No label is asked for.',
        },
      ]}
      limits={[
        {
          title: 'It is not care',
          text: 'Balanse is no therapy and no medicine. If you need somebody now, urgent help is one tap away.',
          href: '/urgent-help',
        },
        {
          title: 'It does not chase you',
          text: 'Reminders are off until you switch one on. Then two a day at most, never about a streak, and none on days of rest.',
        },
      ]}
    />
  ),
})
