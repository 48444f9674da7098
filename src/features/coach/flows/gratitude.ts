import { lineMax } from '#platform/contract/limits.ts'
import { asLine } from '../rules/words.ts'
import { readLine, said } from './answers.ts'
import { same, type Flow, type Known, type Step, type Styled } from './flow.ts'

/** Three good things, each with its why. One is enough. */
export const gratitude: Flow = {
  id: 'gratitude',
  start: 'Three good things',
  first: () => 'thing_1',
  steps: {
    thing_1: thing(1, {
      direct: 'Name one good thing from today or yesterday.',
      gentle: 'What is one good thing, however small, from today or yesterday?',
      reflective: 'What did you notice lately that was good?',
    }),
    why_1: why(1),
    thing_2: thing(2, {
      direct: 'A second one?',
      gentle: 'Would you like to add a second one?',
      reflective: 'What else was there?',
    }),
    why_2: why(2),
    thing_3: thing(3, {
      direct: 'And a third?',
      gentle: 'And a third, if there is one?',
      reflective: 'Is there one more that nearly slipped by?',
    }),
    why_3: why(3),
  },
  end: (known) => {
    const lines = [1, 2, 3].map((n) => lineOf(known, n)).filter((line) => line !== '')
    return {
      text: same(lines.length === 0 ? 'Nothing to write down this time.' : 'Worth keeping.'),
      changes:
        lines.length === 0 ? [] : [{ kind: 'add_evening', date: known.context.today, grateful_for: lines }],
    }
  },
}

function thing(n: number, text: Styled): Step {
  return {
    ask: () => ({ text }),
    read: readLine,
    // One good thing is enough: skipping the next one ends the exercise.
    next: (known) => (said(known, `thing_${n}`) ? `why_${n}` : 'end'),
  }
}

function why(n: number): Step {
  return {
    ask: () => ({
      text: {
        direct: 'Why did it happen?',
        gentle: 'What was your part in it, or somebody else’s?',
        reflective: 'What made it possible?',
      },
    }),
    read: readLine,
    next: () => (n < 3 ? `thing_${n + 1}` : 'end'),
  }
}

function lineOf(known: Known, n: number): string {
  const [what, because] = [said(known, `thing_${n}`), said(known, `why_${n}`)]
  return what && because ? asLine(`${what} (why: ${because})`, lineMax - 1) : what
}
