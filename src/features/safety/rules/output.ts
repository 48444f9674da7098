/** What may stand in no reply: each pattern with the reviewed words that take the reply's place. */
const forbidden: { pattern: RegExp; instead: string }[] = [
  {
    // Means of self-harm, whatever the framing.
    pattern:
      /\b(lethal (dose|amount)|overdos(e|ing) (on|of|by)|how many (pills|tablets)|(tie|make) (a|the) noose|slit (your|the) (wrists?|throat)|(jump|leap) (off|from) (a|the) (bridge|roof|building)|(most |least )?(painless|quick(est)?) (way|method)s? to (die|end)|carbon monoxide|cut(ting)? (deep|yourself|your (arm|wrist|thigh)s?))\b/i,
    instead:
      'I do not give information about that, in any setting. If it is about you or somebody you know, please use the lines on the Urgent help page.',
  },
  {
    pattern:
      /\bI(?:'m| am) (?:a |your )?(?:licensed |trained |real |qualified )?(?:human|person|therapist|psychologist|psychiatrist|counsell?or|doctor|clinician)\b/i,
    instead:
      'I am software: an AI coach, not a person and not a therapist. What would help you most with this right now?',
  },
  {
    pattern:
      /\byou (?:clearly |probably |definitely )?(?:have|suffer from|are suffering from) (?:clinical |major |severe )?(?:depression|bipolar|ptsd|adhd|ocd|anorexia|bulimia|schizophrenia|(?:an? )?(?:anxiety|personality|eating|mood) disorder)\b|\bI diagnose\b/i,
    instead:
      'I cannot name or judge a condition; a doctor can. I can help with one next step. What would be a small one today?',
  },
  {
    pattern:
      /\b(?:don'?t|do not|never) tell (?:anyone|anybody|your (?:doctor|therapist|family|parents|partner))\b|\b(?:our|this is our) (?:little )?secret\b|\bI (?:promise|swear) (?:I )?(?:won'?t|will never|not to) tell\b/i,
    instead: 'Talking to somebody you trust is always a good idea. Who could that be?',
  },
  {
    pattern:
      /\b(?:stop|quit|skip) (?:taking )?your (?:medication|medicine|meds|pills|antidepressants|tablets)\b|\byou (?:don'?t|do not) need (?:a )?(?:doctor|therapist|therapy|medication)\b/i,
    instead: 'That is a question for a doctor or pharmacist. I can help you write down what to ask them.',
  },
]

/** The reviewed words that replace a model's reply, or null when the reply may be shown. */
export function scanOutput(reply: string): string | null {
  const text = reply
    .normalize('NFKC')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g, '')
    .replaceAll('’', "'")
  return forbidden.find(({ pattern }) => pattern.test(text))?.instead ?? null
}

/** Whether somebody asks if they are talking to a person; the first line of the answer is then "No. I'm software." */
export function isAskingIfHuman(text: string): boolean {
  return /\bare (?:you|u) (?:a |an )?(?:really |actually |even )?(?:a |an )?(?:real|human|person|robot|bot|ai|machine|therapist|doctor|alive|software|computer)\b|\b(?:am i|is this) (?:talking|chatting|speaking)? ?(?:to|with)? ?(?:a |an )?(?:real |actual )?(?:person|human|bot|robot|ai|machine)\b/i.test(
    text,
  )
}
