/** Words that are in every question and say nothing about its subject. */
const empty = new Set(
  (
    'a about all an and any are as at be been but by can could did do does else for from get give got have here hi hello how i id ' +
    'if im in into is isnt it its ive just know let like lot made make may me mean might my need no not now of off ok okay on or our out ' +
    'please really same so some tell stuff than thank that thats the their them then there these they thing things this to too up very ' +
    'use used using want was way we were what whats when where which while whole who whom why will wish with without work works would yes you your balanse'
  ).split(' '),
)

/** Words that people use for the same thing; the first of a row is the one that the articles use. */
const alike = [
  'score points number percent flowscore',
  'streak chain row consecutive',
  'password passphrase passcode pin',
  'price cost pay paid payment free money fee billing invoice charge expensive cheap subscription',
  'delete remove erase wipe forget',
  'export download backup copy',
  'coach assistant ai bot chatbot gpt llm',
  'chat conversation talk message messages',
  'therapist therapy counsellor counselling counselor psychologist doctor clinician',
  'human person real',
  'evening night bedtime',
  'reflection reflect journal diary entry',
  'plan planning schedule agenda',
  'task todo item chore',
  'priority important main',
  'goal target aim objective resolution',
  'vision dream picture future',
  'pillar area category',
  'private privacy secret confidential',
  'data information words',
  'device phone tablet laptop computer mobile',
  'offline internet connection network wifi signal train plane',
  'save saved saving store stored sync synced',
  'calm quiet low-stim stimulation lowstim sensory overstimulated overwhelming',
  'motion animation animated moving move-less flicker',
  'dark night-mode black theme',
  'letter text font typeface size bigger larger zoom',
  'keyboard tab-key shortcut',
  'pause rest break holiday vacation sick ill illness',
  'mood feeling felt emotion',
  'sign-in login log-in signin logon',
  'sign-out logout log-out signout',
  'account profile registration register',
  'mail email e-mail address',
  'cancel close quit leave stop',
  'error bug problem issue wrong fault crash glitch',
  'contact support reach write-to team staff',
  'help emergency crisis urgent',
  'voice tone style speak',
  'week weekly',
  'month monthly',
  'day daily today',
  'start begin beginner new getting-started',
  'change edit rename update',
  'hide hidden conceal',
  'tiny small smaller minimum easiest',
  'share shared sharing sell sold advert advertising ads tracker tracking cookie cookies',
  'server host hosting self-host',
  'admin operator owner runs administrator',
]

const groups = new Map<string, Set<string>>()
for (const row of alike) {
  const stems = new Set(row.split(' ').map((word) => stem(word.replace('-', ''))))
  for (const term of stems) groups.set(term, new Set([...(groups.get(term) ?? []), ...stems]))
}

/** Other stems for the same thing as this one, without itself. */
export function synonymsOf(term: string): string[] {
  return [...(groups.get(term) ?? [])].filter((other) => other !== term)
}

/** The words of a text that carry meaning, each cut to a common stem, as often as they stand there. */
export function termsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    // Addresses and long numbers say nothing about the subject.
    .replaceAll(/\S+@\S+|https?:\/\/\S+|\d[\d ()-]{4,}/g, ' ')
    // What is written in two ways is read in one: sign in, sign-in; low stim; e-mail.
    .replaceAll(/\b(sign|log)[ -]?(in|out|up)\b/g, '$1$2')
    .replaceAll(/\be-mail/g, 'email')
    .replaceAll(/\blow[ -]stim\w*/g, 'lowstim')
    .replaceAll(/\bto-dos?\b/g, 'todo')
    .replaceAll(/\bself-host/g, 'selfhost')
    .replaceAll(/\bflow score/g, 'flowscore')
    .replaceAll(/\b(doesnt|does not|not|isnt|wont|will not|stopped) work(ing)?\b/g, 'bug')
  const words = plain.match(/[a-z0-9]+/g) ?? []
  return words.filter((word) => !empty.has(word)).map(stem)
}

/** Takes off the endings that plurals and verbs add: enough for English help texts, and the same on both sides. */
function stem(term: string): string {
  if (term.length <= 3) return term
  return term
    .replace(/ies$/, 'y')
    .replace(/(ing|ed|es|s)$/, (ending, _group, at: number) => (at >= 3 ? '' : ending))
    .replace(/([bdglmnprt])\1$/, '$1')
    .replace(/e$/, '')
}

/** Whether one letter too many, too few, wrong or swapped with its neighbour is all that lies between two words. */
export function isNearly(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (
    end < Math.min(one.length, other.length) - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end++
  const a = one.slice(start, one.length - end)
  const b = other.slice(start, other.length - end)
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && a === [...b].toReversed().join(''))
}
