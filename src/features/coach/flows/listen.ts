import { cutAt, hasWords } from '../rules/words.ts'
import { oneOf, said } from './answers.ts'
import { same, type Flow } from './flow.ts'

const finished = 'That is all'
const keptMax = 1900

/** Only room to write. No advice, no question that leads anywhere, as long as the person likes. */
export const listen: Flow = {
  id: 'listen',
  start: 'Just listen',
  first: () => 'more',
  steps: {
    more: {
      ask: (known) => ({
        text: said(known, 'more')
          ? {
              direct: 'Go on, or say that is all.',
              gentle: 'I am reading. Go on, as much or as little as you like.',
              reflective: 'What else is in it?',
            }
          : {
              direct: 'Write. I ask nothing and advise nothing.',
              gentle: 'Write whatever is there. I will not advise.',
              reflective: 'There is room here. What is on your mind?',
            },
        choices: said(known, 'more') ? [finished] : [],
        lead: 'none',
      }),
      read: (text, known) => {
        const earlier = said(known, 'more')
        if (oneOf([finished])(text)) return earlier || null
        if (!hasWords(text)) return null
        return cutAt(earlier ? `${earlier}\n${text.trim()}` : text.trim(), keptMax)
      },
      next: (known, before) =>
        said(known, 'more') === before || said(known, 'more') === '' ? 'end' : 'more',
    },
  },
  end: (known) => {
    const words = said(known, 'more')
    return {
      text: same(
        words ? 'Thank you for writing it down. You can keep it in today’s reflection.' : 'That is fine too.',
      ),
      changes: words ? [{ kind: 'add_evening', date: known.context.today, challenges: words }] : [],
    }
  },
}
