/** A field that was changed in two places; both values are kept until the person chooses. */
export interface Conflict {
  field: string
  mine: unknown
  theirs: unknown
}

/** Joins two changes of the same base. Whatever cannot be joined comes back as a conflict; no text is dropped. */
export type Merge<V> = (base: V, mine: V, theirs: V) => { value: V; conflicts: Conflict[] }

/** Where and how a document is saved: the request of a PUT endpoint, whose body is the content and the version. */
export interface SaveRequest {
  method: string
  path: string
  /** Members of the body beside content and version. */
  extra?: Record<string, unknown>
}

/** A row on the server that is edited as one thing: a day, an evening, a vision. */
export interface DocumentKind<V extends object> {
  /** Unique for the person, for example `day:2026-11-21`. */
  key: string
  /** The content of a row that is not there yet; its keys are the content's fields. */
  empty: V
  read: () => Promise<V & { version: number }>
  save: SaveRequest
  merge?: Merge<V>
}

export type SaveState =
  | 'idle'
  | 'editing'
  | 'sending'
  | 'waiting-offline'
  | 'signed-out'
  | 'conflict'
  | 'refused'

/** What the save line shows. A time on the server is only set by the server's own answer. */
export interface SaveStatus {
  state: SaveState
  onDeviceAt: Date | null
  onServerAt: Date | null
  message?: string
}

export interface DocumentSnapshot<V> {
  value: V
  version: number
  isLoading: boolean
  /** Set when the server answered that this cannot be opened; being offline is not an error. */
  error: Error | null
  status: SaveStatus
  conflicts: Conflict[]
}

/** The server's row as this device last saw it. */
export interface ServerCopy {
  value: unknown
  version: number
  at: number
}

/** Typed here and not yet acknowledged. Holds all that is needed to send or to merge it later. */
export interface Draft {
  key: string
  tab: string
  value: unknown
  base: unknown
  version: number
  at: number
  save: SaveRequest
  /** What the person has not chosen between yet. `base` is the row of the other side already, so it alone would not tell. */
  conflicts?: Conflict[]
  /** What was sent and not answered by then: the row may hold one of these by now. */
  unanswered?: unknown[]
}

export interface Disk {
  readServer(key: string): Promise<ServerCopy | undefined>
  writeServer(key: string, copy: ServerCopy): Promise<void>
  /** Drafts of this document that belong to this tab or to no tab that is still open, oldest first. */
  readDrafts(key: string): Promise<Draft[]>
  writeDraft(draft: Draft): Promise<void>
  removeDraft(draft: Pick<Draft, 'key' | 'tab'>): Promise<void>
}
