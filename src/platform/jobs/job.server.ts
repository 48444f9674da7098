/** Work that nobody waits for. Each part of the product declares its own; `server.ts` hands all of them to the queue. */
export interface Job {
  /** When it runs by itself: the five fields of cron, in UTC. Without it, only when somebody adds it. */
  at?: string
  /** How often it is tried before it is laid aside. It waits about e, e², e³ ... seconds in between. */
  attempts: number
  /** Throws when it has to be tried again. It may run twice after a crash, so it has to bear that. */
  run(payload: unknown): Promise<unknown>
}

/** By their names, which stay the same as long as one of them may wait in a database. */
export type Jobs = Record<string, Job>

/** Runs a step that answers how many rows it took, until it takes none: short transactions instead of one long one. */
export async function untilNone(step: () => Promise<number>): Promise<void> {
  while ((await step()) > 0);
}
