import { CallError } from '#platform/contract/errors.ts'
import { isSame, keepSame, mergeFields, stillOpen } from './merge.ts'
import type { Conflict, Disk, DocumentKind, DocumentSnapshot, Draft, SaveState } from './types.ts'

/** What a document needs of its surroundings; given from outside so that its rules can be tested without a browser. */
export interface Ports {
  disk: Disk
  /** This tab's name: every tab keeps drafts of its own. */
  tab: string
  send: (method: string, path: string, body: unknown) => Promise<unknown>
  now: () => number
  /** Runs later, once; returns how to call it off. */
  later: (ms: number, run: () => void) => () => void
  /** Told after every acknowledged save. */
  onSaved: (key: string) => void
}

export interface OpenDocument<V extends object> {
  readonly kind: DocumentKind<V>
  subscribe(listener: () => void): () => void
  snapshot(): DocumentSnapshot<V>
  change(patch: Partial<V>): void
  /**
   * Sends now what is waiting and resolves when the server has acknowledged it; throws CallError when it did not.
   * With `extra` it sends even when nothing is waiting.
   */
  flush(extra?: Record<string, unknown>): Promise<void>
  /** The page is being left: keeps and sends at once, without waiting for what is under way. Says nothing of the outcome. */
  hurry(): void
  /** Settles one conflict with the value that the person chose. */
  resolve(field: string, value: unknown): void
  /** Reads the row again; what is being typed is merged, never replaced. */
  refresh(): Promise<void>
  isWaiting(): boolean
  /** Whether any part of the screen shows it now. */
  isWatched(): boolean
}

const saveAfterMs = 600
const retryFirstMs = 2_000
const retryMostMs = 30_000

const unansweredMost = 3

const unkept = 'This device cannot keep a copy; please stay until it is on the server.'

const minuteOf = (time: number | null | undefined): number => Math.floor((time ?? -1) / 60_000)

/** Without an answer there is nothing to quote: the save line has words of its own for that. */
function wordsOf(refusal: CallError | null): string | undefined {
  return refusal && refusal.status > 0 ? refusal.message : undefined
}

/**
 * The life of one edited row: every change goes to this device first, then to the server with the version it was
 * based on. Only the server's answer counts as saved. See docs/decisions for why drafts are kept per tab.
 */
export function openDocument<V extends object>(kind: DocumentKind<V>, ports: Ports): OpenDocument<V> {
  const merge = kind.merge ?? mergeFields
  const listeners = new Set<() => void>()
  let value = kind.empty
  let base = kind.empty
  let version = 0
  let isLoading = true
  let error: Error | null = null
  let conflicts: Conflict[] = []
  let state: SaveState = 'idle'
  let message: string | undefined
  let isUnkept = false
  let onDeviceAt: number | null = null
  let onServerAt: number | null = null
  // Changes are counted: what was typed while a save was under way is told apart from what it carried.
  let edits = 0
  let acknowledged = 0
  let adopted: Draft[] = []
  // Sent without an answer yet: the server may hold one of these, and that is nobody else's change.
  let unanswered: unknown[] = []
  let writing: Promise<void> | undefined
  let isStale = false
  let saving: Promise<void> | undefined
  let cancelLater = () => {}
  let retryMs = retryFirstMs
  let current: DocumentSnapshot<V> = build()

  function build(): DocumentSnapshot<V> {
    const at = (time: number | null) => (time === null ? null : new Date(time))
    const status = {
      state,
      onDeviceAt: at(onDeviceAt),
      onServerAt: at(onServerAt),
      ...messageOf(),
    }
    return { value, version, isLoading, error, status, conflicts }
  }

  /** As long as nobody else has the words, that this device cannot keep them goes before anything but a refusal. */
  function messageOf(): { message?: string } {
    if (message) return { message }
    return isUnkept && isDirty() ? { message: unkept } : {}
  }

  function emit(): void {
    current = build()
    for (const listener of listeners) listener()
  }

  function show(next: SaveState, text?: string): void {
    state = next
    message = text
    emit()
  }

  const isDirty = () => edits > acknowledged

  const draft = (at: number): Draft => ({
    key: kind.key,
    tab: ports.tab,
    value,
    base,
    version,
    at,
    save: kind.save,
    conflicts,
    unanswered,
  })

  /** Writes the draft; while one write is under way the newest text waits for it and goes next. */
  function keepOnDevice(): Promise<void> {
    isStale = true
    writing ??= (async () => {
      while (isStale) {
        isStale = false
        const at = ports.now()
        try {
          await ports.disk.writeDraft(draft(at))
          onDeviceAt = at
          isUnkept = false
        } catch {
          isUnkept = true
        }
      }
      writing = undefined
      if (!isSaid()) emit()
    })()
    return writing
  }

  /** The save line tells minutes: what is kept again at every key is shown again only when it reads otherwise. */
  function isSaid(): boolean {
    const { status } = current
    return (
      status.message === messageOf().message &&
      minuteOf(status.onDeviceAt?.getTime()) === minuteOf(onDeviceAt)
    )
  }

  function schedule(ms: number): void {
    cancelLater()
    cancelLater = ports.later(ms, () => void save({}).catch(() => {}))
  }

  async function save(extra: Record<string, unknown>, isLeaving = false): Promise<void> {
    while (saving) await saving.catch(() => {})
    saving = attempt(extra, isLeaving).finally(() => (saving = undefined))
    return saving
  }

  async function attempt(extra: Record<string, unknown>, isLeaving = false): Promise<void> {
    cancelLater()
    if (!isDirty() && Object.keys(extra).length === 0) return
    if (conflicts.length > 0)
      throw new CallError(409, { code: 'conflict', message: 'Please choose between the two versions first.' })
    // A page that is being left would not live to see the end of the write; what is sent arrives all the same.
    if (!isLeaving) await writing
    const carried = edits
    const sent = value
    unanswered = [...unanswered, sent].slice(-unansweredMost)
    show('sending')
    try {
      const row = await ports.send(kind.save.method, kind.save.path, {
        ...sent,
        ...kind.save.extra,
        ...extra,
        version,
      })
      await accept(row as V & { version: number }, sent, carried)
    } catch (reason) {
      if (await recover(reason)) return attempt(extra)
      throw reason
    }
  }

  async function accept(row: V & { version: number }, sent: V, carried: number): Promise<void> {
    base = contentOf(row)
    version = row.version
    // Typed on since: those changes stay on top of what the server now holds.
    value = edits === carried ? keepSame(value, base) : merge(sent, value, base).value
    acknowledged = carried
    unanswered = []
    onServerAt = ports.now()
    retryMs = retryFirstMs
    await ports.disk.writeServer(kind.key, { value: base, version, at: onServerAt }).catch(() => {})
    for (const draft of adopted.splice(0)) await ports.disk.removeDraft(draft).catch(() => {})
    if (isDirty()) {
      void keepOnDevice()
      schedule(saveAfterMs)
      show('editing')
    } else {
      await ports.disk.removeDraft({ key: kind.key, tab: ports.tab }).catch(() => {})
      show('idle')
    }
    ports.onSaved(kind.key)
  }

  /** True when the save can be tried again at once, after a merge without conflicts. */
  async function recover(reason: unknown): Promise<boolean> {
    const refusal = reason instanceof CallError ? reason : null
    if (refusal?.code === 'conflict' && refusal.current) {
      absorb(refusal.current as V & { version: number })
      await keepOnDevice()
      return conflicts.length === 0
    }
    if (refusal?.status === 401) show('signed-out', refusal.message)
    else if (refusal && refusal.status >= 400 && refusal.status < 500 && refusal.status !== 429)
      show('refused', refusal.message)
    else {
      show('waiting-offline', wordsOf(refusal))
      schedule(retryMs)
      retryMs = Math.min(retryMs * 2, retryMostMs)
    }
    return false
  }

  /** Takes in a newer row while something of mine is waiting. */
  function absorb(row: V & { version: number }): void {
    const theirs = contentOf(row)
    const isOwn = unanswered.some((sent) => isSame(sent, theirs))
    const merged = merge(isOwn ? theirs : base, value, theirs)
    base = theirs
    version = row.version
    value = merged.value
    unanswered = []
    conflicts = [...merged.conflicts, ...stillOpen(conflicts, merged, theirs)]
    show(conflicts.length > 0 ? 'conflict' : 'editing')
  }

  function contentOf(row: V): V {
    const content = { ...kind.empty }
    for (const field of Object.keys(content) as (keyof V)[])
      if (row[field] !== undefined) content[field] = row[field]
    return content
  }

  async function load(): Promise<void> {
    const [copy, drafts] = await Promise.all([
      ports.disk.readServer(kind.key).catch(() => undefined),
      ports.disk.readDrafts(kind.key).catch((): Draft[] => []),
    ])
    if (copy && edits === 0) {
      value = base = { ...kind.empty, ...(copy.value as V) }
      version = copy.version
      onServerAt = copy.at
      isLoading = false
    }
    for (const draft of drafts) adopt(draft)
    emit()
    await document.refresh()
  }

  /** A draft that a closed tab (or this one, before a reload) left behind becomes part of what is typed here. */
  function adopt(draft: Draft): void {
    const left = { ...kind.empty, ...(draft.value as V) }
    const leftBase = { ...kind.empty, ...(draft.base as V) }
    // The page that left it may have sent it with its last breath.
    unanswered = [...unanswered, ...(draft.unanswered ?? []), left].slice(-unansweredMost)
    if (edits === 0) {
      value = left
      base = leftBase
      version = draft.version
      conflicts = draft.conflicts ?? []
    } else {
      const merged = merge(leftBase, value, left)
      value = merged.value
      conflicts = [...conflicts, ...merged.conflicts, ...(draft.conflicts ?? [])]
    }
    edits += 1
    onDeviceAt = draft.at
    state = conflicts.length > 0 ? 'conflict' : 'editing'
    isLoading = false
    if (draft.tab !== ports.tab) adopted.push(draft)
  }

  const document: OpenDocument<V> = {
    kind,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => current,
    change(patch) {
      value = { ...value, ...patch }
      // Whoever writes on before choosing keeps that, too.
      conflicts = conflicts.map((each) => ({ ...each, mine: value[each.field as keyof V] }))
      edits += 1
      isLoading = false
      show(conflicts.length > 0 ? 'conflict' : 'editing')
      void keepOnDevice()
      if (conflicts.length === 0) schedule(saveAfterMs)
    },
    flush: (extra = {}) => save(extra),
    hurry() {
      if (!isDirty()) return
      void ports.disk.writeDraft(draft(ports.now())).catch(() => {})
      if (!saving && conflicts.length === 0) void save({}, true).catch(() => {})
    },
    resolve(field, chosen) {
      conflicts = conflicts.filter((conflict) => conflict.field !== field)
      document.change({ [field]: chosen } as Partial<V>)
    },
    async refresh() {
      const known = version
      try {
        const row = await kind.read()
        // A save that is under way finds the same changes; both at once would take one for a known version of the other.
        while (saving) await saving.catch(() => {})
        error = null
        // What was saved or taken in meanwhile may be newer than this row.
        const isNews = version === known || row.version > version
        if (isNews && !isDirty()) {
          value = base = keepSame(value, contentOf(row))
          version = row.version
          onServerAt = row.version > 0 ? ports.now() : null
          await ports.disk.writeServer(kind.key, { value: base, version, at: ports.now() }).catch(() => {})
        } else if (isNews && row.version !== version) absorb(row)
        isLoading = false
        emit()
        if (isDirty() && conflicts.length === 0) await save({}).catch(() => {})
      } catch (reason) {
        isLoading = false
        const refusal = reason instanceof CallError ? reason : null
        if (refusal?.status === 401) show('signed-out', refusal.message)
        else if (refusal && refusal.status >= 400 && refusal.status < 500) {
          error = refusal
          emit()
        } else {
          if (isDirty()) show('waiting-offline', wordsOf(refusal))
          else emit()
          if (isDirty()) schedule(retryMs)
        }
      }
    },
    isWaiting: isDirty,
    isWatched: () => listeners.size > 0,
  }
  void load()
  return document
}
