import { plainWords } from './words.ts'

/**
 * Twelve topics of everyday life by the beginnings of words. Deliberately plain: a topic is counted, never
 * concluded, so that the same texts always give the same three.
 */
const topicLexicon: Readonly<Record<string, readonly string[]>> = {
  sleep: ['sleep', 'slept', 'tired', 'insomnia', 'awake', 'nap', 'bedtime', 'rested', 'dream', 'yawn'],
  work: [
    'work',
    'job',
    'boss',
    'meeting',
    'project',
    'deadline',
    'client',
    'colleague',
    'office',
    'shift',
    'email',
  ],
  family: [
    'family',
    'mum',
    'mom',
    'dad',
    'mother',
    'father',
    'sister',
    'brother',
    'parent',
    'kids',
    'son',
    'daughter',
  ],
  partner: ['partner', 'wife', 'husband', 'girlfriend', 'boyfriend', 'marriage', 'date', 'spouse', 'fiance'],
  friends: ['friend', 'mate', 'social', 'party', 'neighbour', 'lonely', 'company', 'invite'],
  exercise: [
    'run',
    'ran',
    'walk',
    'gym',
    'yoga',
    'swim',
    'cycle',
    'cycling',
    'exercise',
    'workout',
    'stretch',
    'training',
  ],
  food: ['food', 'eat', 'ate', 'cook', 'meal', 'lunch', 'dinner', 'breakfast', 'snack', 'sugar', 'coffee'],
  money: ['money', 'rent', 'bill', 'budget', 'debt', 'mortgage', 'saving', 'salary', 'bank', 'loan', 'spend'],
  home: [
    'home',
    'house',
    'flat',
    'clean',
    'laundry',
    'dishes',
    'tidy',
    'garden',
    'repair',
    'move',
    'clutter',
  ],
  learning: [
    'learn',
    'study',
    'course',
    'exam',
    'read',
    'book',
    'class',
    'school',
    'university',
    'practice',
    'essay',
  ],
  rest: ['rest', 'relax', 'calm', 'holiday', 'break', 'quiet', 'breathe', 'slow', 'pause', 'bath'],
  focus: [
    'focus',
    'distract',
    'phone',
    'scroll',
    'procrastin',
    'plan',
    'organis',
    'organiz',
    'concentrat',
    'habit',
  ],
}

const topicOf = new Map(
  Object.entries(topicLexicon).flatMap(([topic, stems]) => stems.map((stem) => [stem, topic] as const)),
)
/** A stem of three letters or fewer must be the whole word, else "son" would be in "song". */
const longStems = [...topicOf.keys()].filter((stem) => stem.length > 3)

/**
 * The topics that a person writes about most, best first, at most `most`. `texts` come newest first; each older
 * text counts a little less, and a word counts once a text, so that one long entry does not decide everything.
 */
export function recentTopics(texts: readonly string[], most: number): string[] {
  const scores = new Map<string, number>()
  texts.forEach((text, age) => {
    const found = new Set(
      plainWords(text)
        .map(topicOfWord)
        .filter((topic) => topic !== undefined),
    )
    for (const topic of found) scores.set(topic, (scores.get(topic) ?? 0) + 1 / (1 + age * 0.2))
  })
  return [...scores.entries()]
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .slice(0, most)
    .map(([topic]) => topic)
}

function topicOfWord(word: string): string | undefined {
  const whole = topicOf.get(word)
  if (whole) return whole
  const stem = longStems.find((stem) => word.startsWith(stem) && word.length - stem.length <= 4)
  return stem && topicOf.get(stem)
}
