/** One language besides English: words folded to plain letters, frames in the notation of rules/compile.ts. */
export interface Language {
  /** Small words that give the language away; without one of them its frames are not read. */
  marks: string
  /** Regular expression for time that is over. */
  longAgo: string
  idioms: string
  crisis: string
  concern: string
}
