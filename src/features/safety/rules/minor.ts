const words: Record<string, number> = {
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
}
const number = `([1-9]|1[0-7]|${Object.keys(words).join('|')})`
// "I'm 15", and not "I'm 15 minutes late", "I'm 15 kilos lighter" or "I'm 15% done".
const age = new RegExp(
  String.raw`\b(?:i am|i'?m|im) (?:only |just |still |nearly |almost )?(?:a )?${number}(?:[ -]?(?:years?[ -]old|yrs?[ -]old|yo\b|y/o)|\s*(?:[.,!?;)]|$)| and (?:i|my|at|in|still)\b| so\b| but\b)`,
  'i',
)
const school =
  /\b(?:i am|i'?m|im) in (?:the )?(?:[5-9]|1[01])th grade\b|\b(?:i am|i'?m|im) in year (?:[5-9]|1[01])\b(?! of)|\bmy gcses\b/i

/** Whether somebody says that they are under 18. Only what they say themselves counts; nothing is guessed from how they write. */
export function statesMinorAge(text: string): boolean {
  const plain = text.slice(0, 20_000).replaceAll('’', "'")
  const said = age.exec(plain)?.[1]?.toLowerCase()
  // Below eight it is more likely a score or a count.
  if (said !== undefined && (words[said] ?? Number(said)) >= 8) return true
  return school.test(plain)
}
