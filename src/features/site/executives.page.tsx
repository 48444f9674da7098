import { publicPage } from '#platform/web/page.ts'
import { UseCase } from './parts/use-case.tsx'

export default publicPage({
  path: '/use-cases/executives',
  description:
    'For days full of other people’s questions: three things that are only yours, a boundary that holds, and an evening that closes.',
  Body: () => (
    <UseCase
      title="Executives"
      lead="Your calendar belongs to many people. Balanse is the page beside it that belongs to you: what today is for, what you will not pick up, and when the day is over."
      day={[
        {
          when: '07:40',
          what: 'One intention before the first message, and three things. Not twelve.',
          line: 'Ask more than I answer.',
        },
        {
          when: '12:30',
          what: 'A task that will not fit gets its tiny version, or moves on purpose.',
          line: 'Call Amira about the offer. Tiny: send her two sentences.',
        },
        {
          when: '17:50',
          what: 'An if-then guards the end of the day, because willpower is thin by then.',
          line: 'If a meeting runs past six, then I leave at the next pause.',
        },
        {
          when: '21:15',
          what: 'Five minutes to close: what became of it, and one line for tomorrow.',
          line: 'Tomorrow I will try to say the number first.',
        },
      ]}
      helps={[
        {
          title: 'Time for me is a field',
          text: 'Each day asks for it, as plainly as for priorities. It counts when you take it.',
        },
        {
          title: 'Let go is an answer',
          text: 'What you drop on purpose leaves every count. Delegating and declining are decisions.',
        },
        {
          title: 'Balance you can see',
          text: 'FlowScore shows whether Purpose is taking all of the week. You decide whether that is right.',
        },
        {
          title: 'On a server you choose',
          text: 'What you write about people and pressure can lie on a machine of your own.',
        },
      ]}
      limits={[
        {
          title: 'It is not your calendar',
          text: 'Balanse can show its appointments beside your day, if you bring it. It books nothing and invites nobody.',
        },
        {
          title: 'Nobody else can write in it',
          text: 'There is no access for an assistant, and no shared view.',
        },
      ]}
    />
  ),
})
