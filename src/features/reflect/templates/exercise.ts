import type { Asked, FieldKind } from '#features/templates/contract.ts'
import type { EntryKind } from '../contract.ts'

/** One prompt. `key` is where the answer is kept: `title` and `body` are the entry's own, all others its fields. */
export interface Prompt {
  key: string
  /**
   * `line`, `page` and `list` (one thing a line) are written; `scale` goes from 0 to the exercise's `scaleMax`; `choice` is one of a few words,
   * kept as they stand; `mood`, `pillar` and `date` keep the word or the day that was chosen.
   */
  as: FieldKind
  label: string
  hint?: string
  placeholder?: string
  /** The two ends of a scale in words. */
  ends?: readonly [low: string, high: string]
  choices?: readonly string[]
}

export interface Step {
  title: string
  intro?: string
  /** The shorter wording in low stimulation. */
  calmIntro?: string
  prompts: readonly Prompt[]
  /** Closed until somebody opens it. */
  isExtra?: boolean
  /** By which a page knows the step, when it has something to add under it. */
  id?: string
}

/** A way to write: what it asks, and what it is called. One page draws them all. */
export interface Exercise {
  /** Kept with every entry, so it never changes. */
  id: string
  /** Drafts with different names are kept apart on a device; otherwise there is one for each exercise. */
  draft?: string
  /** The upper end of its scales; 100 when nothing is said. */
  scaleMax?: number
  kind: EntryKind
  title: string
  /** Completes "Your … has been saved successfully!". */
  type: string
  /** Completes "… minutes"; a free wording where it is not a number. */
  minutes: number
  purpose: string
  steps: readonly Step[]
  /** Where it is written; without one it is a template of /reflection-new-entry. */
  path?: string
  /** One thing that goes well with it afterwards, never more. */
  next: { to: string; words: string }
  /** The questions as the person made them; an entry keeps them. */
  asked?: Asked
  /** Tags that a new entry begins with. */
  tags?: readonly string[]
  /** Said once, under the writing. */
  note?: string
  /** For what this exercise is not for, with ways that fit better. */
  bypass?: { title: string; words: string }
}
