import { shortDay } from '#features/day/rules/words.ts'
import { isPillar, pillarNames } from '#features/vision/rules.ts'
import { isLocalDate } from '#platform/contract/dates.ts'
import type { EntryContent } from '../contract.ts'
import { answerTo } from '../rules/entry.ts'
import type { Exercise, Prompt } from '../templates/exercise.ts'
import { Answers, type ReadAnswer } from './answers.tsx'

/** What was written, under the questions that asked for it. Questions without an answer are left out. */
export function EntryReading({ entry, exercise }: { entry: EntryContent; exercise: Exercise }) {
  const asked = exercise.steps.flatMap(({ prompts }) => prompts).filter(({ key }) => key !== 'title')
  const known = new Set(asked.map(({ key }) => key))
  // Answers that no question here asks for came from another version of the exercise; nobody's words are hidden.
  const others: Pick<Prompt, 'key' | 'label' | 'as'>[] = [
    ...(known.has('body') ? [] : ['body']),
    ...Object.keys(entry.fields).filter((key) => !known.has(key)),
  ].map((key) => ({ key, label: 'Also written', as: 'page' }))
  return (
    <Answers
      answers={[...asked, ...others].flatMap((prompt): ReadAnswer[] => {
        const answer = answerTo(prompt, entry)
        if (answer === undefined) return []
        const { key, label, as } = prompt
        return [{ key, label, words: answerWords(as, answer, exercise.scaleMax), isPage: as === 'page' }]
      })}
    />
  )
}

/** An answer as it is read: a place on a scale, a pillar by its name, a day by its date, else the words. */
function answerWords(as: Prompt['as'], answer: string | number, scaleMax = 100): string {
  if (typeof answer === 'number') return `${answer} of ${scaleMax}`
  if (as === 'pillar' && isPillar(answer)) return pillarNames[answer]
  if (as === 'date' && isLocalDate(answer)) return `${shortDay(answer)} ${answer.slice(0, 4)}`
  return answer
}
