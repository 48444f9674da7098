/**
 * Why a calendar service did not do what it was asked, in a sentence for the person. `over` says that nothing will work until
 * they connect again; `waitSeconds` is how long the service wants to be left alone.
 */
export class AccountTrouble extends Error {
  readonly over: boolean
  readonly waitSeconds: number

  constructor(message: string, more: { over?: boolean; waitSeconds?: number } = {}) {
    super(message)
    this.name = 'AccountTrouble'
    this.over = more.over ?? false
    this.waitSeconds = more.waitSeconds ?? 0
  }
}

/** The service has forgotten what changed since we asked last: everything has to be read anew. */
export class MarkTooOld extends Error {}
