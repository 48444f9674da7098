import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { CallError, conflict } from '#platform/contract/errors.ts'
import { openDocument, type OpenDocument, type Ports } from './document.ts'
import type { Disk, Draft, ServerCopy } from './types.ts'

interface Note {
  title: string
  body: string
}
type Row = Note & { version: number }
const empty: Note = { title: '', body: '' }

/** A server row, this device's disk and a clock that only moves when the test says so. */
function world() {
  let row: Row = { ...empty, version: 0 }
  const drafts = new Map<string, Draft>()
  const copies = new Map<string, ServerCopy>()
  let now = 1_000
  let isFull = false
  let timers: { run: () => void }[] = []
  let answer: (write: () => Row) => Promise<Row> = async (write) => write()
  const readRow = () => row
  let isSlow = false
  const asked: Draft[] = []
  const disk: Disk = {
    readServer: async (key) => copies.get(key),
    writeServer: async (key, copy) => void copies.set(key, copy),
    readDrafts: async () => [...drafts.values()],
    writeDraft(draft) {
      asked.push(structuredClone(draft))
      if (isFull) return Promise.reject(new DOMException('The disk is full.', 'QuotaExceededError'))
      if (isSlow) return new Promise(() => {})
      drafts.set(draft.tab, structuredClone(draft))
      return Promise.resolve()
    },
    removeDraft: async ({ tab }) => void drafts.delete(tab),
  }
  const ports = (tab: string): Ports => ({
    disk,
    tab,
    now: () => now,
    later(_ms, run) {
      const timer = { run }
      timers.push(timer)
      return () => (timers = timers.filter((other) => other !== timer))
    },
    onSaved: () => {},
    send: (_method, _path, body) =>
      answer(() => {
        const { version, ...content } = body as Row
        if (version !== row.version) throw conflict(row)
        row = { ...content, version: version + 1 }
        return row
      }),
  })
  return {
    drafts,
    /** Every draft that the disk was asked to write, whether or not it did. */
    asked,
    /** From now on the disk answers nothing. */
    slowDisk() {
      isSlow = true
    },
    get row() {
      return row
    },
    writeElsewhere(patch: Partial<Note>) {
      row = { ...row, ...patch, version: row.version + 1 }
    },
    fail(error: CallError) {
      answer = () => Promise.reject(error)
    },
    work() {
      answer = async (write) => write()
    },
    /** The next request arrives, and its answer does not. */
    loseAnswer(error: CallError) {
      answer = (write) => {
        answer = async (next) => next()
        write()
        return Promise.reject(error)
      }
    },
    /** The next read sees the row of now and answers when it is let go. */
    readLate() {
      const seen = row
      let release = () => {}
      const gate = new Promise<void>((resolve) => (release = resolve))
      answer = (write) => {
        answer = async (next) => next()
        return write === readRow ? gate.then(() => seen) : Promise.resolve(write())
      }
      return release
    },
    fillDisk(full: boolean) {
      isFull = full
    },
    goOn(ms: number) {
      now += ms
    },
    hold() {
      let release = () => {}
      const gate = new Promise<void>((resolve) => (release = resolve))
      answer = async (write) => {
        await gate
        return write()
      }
      return release
    },
    async pass() {
      const due = timers
      timers = []
      for (const timer of due) timer.run()
      await settled()
    },
    async open(tab = 'one'): Promise<OpenDocument<Note>> {
      const document = openDocument<Note>(
        { key: 'note', empty, read: async () => answer(readRow), save: { method: 'PUT', path: '/note' } },
        ports(tab),
      )
      await settled()
      return document
    },
  }
}

/** Lets every promise that can settle now do so. */
async function settled() {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve()
}

const offline = new CallError(0, { code: 'offline', message: 'out of reach' })

describe('a document', () => {
  it('is on this device before it is on the server, and says so only after the answer', async () => {
    const w = world()
    const note = await w.open()
    note.change({ title: 'Walk' })
    await settled()
    expect(w.drafts.get('one')?.value).toEqual({ title: 'Walk', body: '' })
    expect(note.snapshot().status.onServerAt).toBeNull()
    await w.pass()
    expect(w.row).toEqual({ title: 'Walk', body: '', version: 1 })
    expect(note.snapshot().status).toMatchObject({ state: 'idle', onServerAt: new Date(1_000) })
    expect(w.drafts.size).toBe(0)
  })

  it('tells once of every key, and of the device again when the line reads otherwise', async () => {
    const w = world()
    const note = await w.open()
    let told = 0
    note.subscribe(() => (told += 1))
    note.change({ title: 'W' })
    await settled()
    // Written, and on this device for the first time.
    expect(told).toBe(2)
    expect(note.snapshot().status.onDeviceAt).toEqual(new Date(1_000))
    note.change({ title: 'Wa' })
    await settled()
    expect(told).toBe(3)
    w.goOn(60_000)
    note.change({ title: 'Wal' })
    await settled()
    expect(told).toBe(5)
    expect(note.snapshot().status.onDeviceAt).toEqual(new Date(61_000))
  })

  it('asks the disk and the server for the last key at once when the page is left in the middle of a write', async () => {
    const w = world()
    const note = await w.open()
    w.slowDisk()
    note.change({ title: 'Wal' })
    note.change({ title: 'Walk' })
    note.hurry()
    // What has not been asked for by now is never asked for: the page is gone.
    expect(w.asked.at(-1)?.value).toEqual({ title: 'Walk', body: '' })
    await settled()
    expect(w.row).toEqual({ title: 'Walk', body: '', version: 1 })
  })

  it('keeps what is typed while a save is under way and sends it next', async () => {
    const w = world()
    const note = await w.open()
    note.change({ body: 'one' })
    const release = w.hold()
    const saving = note.flush()
    await settled()
    note.change({ body: 'one two' })
    release()
    await saving
    expect(note.snapshot().value.body).toBe('one two')
    expect(note.snapshot().status.state).toBe('editing')
    await w.pass()
    expect(w.row.body).toBe('one two')
  })

  it('waits without a connection and sends when it is back', async () => {
    const w = world()
    const note = await w.open()
    w.fail(offline)
    note.change({ title: 'Later' })
    await expect(note.flush()).rejects.toBe(offline)
    expect(note.snapshot().status.state).toBe('waiting-offline')
    w.work()
    await w.pass()
    expect(w.row.title).toBe('Later')
  })

  it('says that a full device keeps no copy for as long as the server has none either', async () => {
    const here = world()
    const note = await here.open()
    const warned = () => note.snapshot().status.message?.includes('cannot keep a copy') ?? false
    here.fillDisk(true)
    here.fail(offline)
    note.change({ title: 'Nowhere else' })
    await settled()
    expect(warned()).toBe(true)
    await here.pass()
    expect([warned(), note.snapshot().status.state]).toEqual([true, 'waiting-offline'])
    here.fillDisk(false)
    note.change({ title: 'Nowhere else?' })
    await settled()
    expect(warned()).toBe(false)
    here.fillDisk(true)
    note.change({ title: 'Nowhere else!' })
    await settled()
    here.work()
    await here.pass()
    expect([warned(), here.row.title]).toEqual([false, 'Nowhere else!'])
  })

  it('keeps the draft through an expired session', async () => {
    const w = world()
    const note = await w.open()
    w.fail(new CallError(401, { code: 'signed_out', message: 'Please sign in' }))
    note.change({ body: 'words' })
    await expect(note.flush()).rejects.toThrow('Please sign in')
    expect(note.snapshot().status.state).toBe('signed-out')
    w.work()
    const again = await w.open('two')
    expect(again.snapshot().value.body).toBe('words')
    await settled()
    expect(w.row.body).toBe('words')
  })

  it('joins changes of different fields and keeps both of the same field', async () => {
    const w = world()
    const note = await w.open()
    note.change({ title: 'Mine' })
    w.writeElsewhere({ body: 'theirs' })
    await note.flush()
    expect(w.row).toMatchObject({ title: 'Mine', body: 'theirs' })

    note.change({ body: 'mine' })
    w.writeElsewhere({ body: 'theirs again' })
    await expect(note.flush()).rejects.toMatchObject({ code: 'conflict' })
    expect(note.snapshot().conflicts).toEqual([{ field: 'body', mine: 'mine', theirs: 'theirs again' }])
    expect(w.row.body).toBe('theirs again')
    note.resolve('body', 'mine\n\ntheirs again')
    await w.pass()
    expect(w.row.body).toBe('mine\n\ntheirs again')
  })

  it('asks about a conflict that a read and a save find at the same time', async () => {
    const w = world()
    const note = await w.open()
    note.change({ body: 'mine' })
    w.writeElsewhere({ body: 'theirs' })
    const release = w.hold()
    const reading = note.refresh()
    const saving = note.flush()
    release()
    await Promise.allSettled([reading, saving])
    await w.pass()
    expect(note.snapshot()).toMatchObject({
      conflicts: [{ field: 'body', mine: 'mine', theirs: 'theirs' }],
      status: { state: 'conflict' },
    })
    expect(w.row.body).toBe('theirs')
  })

  it('asks again after a reload and in the next tab, with what was typed since, until the person has chosen', async () => {
    const w = world()
    const note = await w.open()
    note.change({ body: 'mine' })
    w.writeElsewhere({ body: 'theirs' })
    await expect(note.flush()).rejects.toMatchObject({ code: 'conflict' })
    note.change({ body: 'mine, too' })
    for (const tab of ['one', 'two']) {
      const { conflicts } = (await w.open(tab)).snapshot()
      await w.pass()
      expect(conflicts).toEqual([{ field: 'body', mine: 'mine, too', theirs: 'theirs' }])
      expect(w.row.body).toBe('theirs')
    }
    ;(await w.open('three')).resolve('body', 'both')
    await w.pass()
    expect([w.row.body, w.drafts.size]).toEqual(['both', 0])
  })

  it('takes no save of its own for somebody else’s when its answer never came', async () => {
    const w = world()
    const note = await w.open()
    note.change({ body: 'Half a' })
    const cut = new CallError(0, { code: 'offline', message: 'the answer was cut off' })
    w.loseAnswer(cut)
    await expect(note.flush()).rejects.toBe(cut)
    note.change({ body: 'Half a wo' })
    await note.flush()
    expect([w.row.body, note.snapshot().conflicts]).toEqual(['Half a wo', []])

    // The page was left: the next one writes on before it has read what the last one sent.
    note.change({ body: 'Half a wor' })
    w.loseAnswer(cut)
    note.hurry()
    await settled()
    const slow = w.hold()
    const next = await w.open()
    next.change({ body: 'Half a word' })
    slow()
    await settled()
    await w.pass()
    expect([w.row.body, next.snapshot().conflicts]).toEqual(['Half a word', []])
  })

  it('keeps asking about a conflict when something else changes elsewhere meanwhile', async () => {
    const w = world()
    const note = await w.open()
    note.change({ body: 'mine' })
    w.writeElsewhere({ body: 'theirs' })
    await note.refresh()
    w.writeElsewhere({ title: 'a title' })
    await note.refresh()
    await w.pass()
    expect(note.snapshot()).toMatchObject({
      conflicts: [{ field: 'body', mine: 'mine', theirs: 'theirs' }],
      value: { title: 'a title' },
    })
    expect(w.row.body).toBe('theirs')
    // The other side took the same words by itself: there is nothing left to choose.
    w.writeElsewhere({ body: 'mine' })
    await note.refresh()
    expect(note.snapshot().conflicts).toEqual([])
  })

  it('never shows an older row than the one that was saved while it was read', async () => {
    const w = world()
    const note = await w.open()
    const older = w.readLate()
    const reading = note.refresh()
    note.change({ body: 'mine' })
    await note.flush()
    older()
    await reading
    expect(note.snapshot().value.body).toBe('mine')
    expect(note.snapshot().version).toBe(w.row.version)
  })

  it('takes in a draft that a closed tab left behind', async () => {
    const w = world()
    const note = await w.open('closed')
    w.fail(offline)
    note.change({ title: 'from the closed tab' })
    await settled()
    w.work()
    const other = await w.open('open')
    await settled()
    expect(other.snapshot().value.title).toBe('from the closed tab')
    expect(w.row.title).toBe('from the closed tab')
    expect(w.drafts.size).toBe(0)
  })

  it('says why when the server refuses, and keeps the text', async () => {
    const w = world()
    const note = await w.open()
    w.fail(new CallError(422, { code: 'invalid', message: 'title: Please keep this under 500 characters.' }))
    note.change({ title: 'long' })
    await expect(note.flush()).rejects.toThrow('under 500')
    expect(note.snapshot().status).toMatchObject({
      state: 'refused',
      message: 'title: Please keep this under 500 characters.',
    })
    expect(w.drafts.get('one')?.value).toMatchObject({ title: 'long' })
  })

  it('ends with every last word of two tabs on the server or in a conflict, in any order of events', async () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('type' as const),
        tab: fc.nat(1),
        field: fc.constantFrom('title', 'body'),
        text: fc.string({ minLength: 1, maxLength: 8 }),
      }),
      fc.record({ kind: fc.constantFrom('pass', 'fail', 'work'), tab: fc.nat(1) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const w = world()
        const tabs = [await w.open('one'), await w.open('two')]
        const last: Partial<Record<string, string>>[] = [{}, {}]
        for (const [index, event] of steps.entries()) {
          if (event.kind === 'type') {
            const text = `${index}:${event.text}`
            last[event.tab]![event.field] = text
            tabs[event.tab]!.change({ [event.field]: text })
          } else if (event.kind === 'pass') await w.pass()
          else if (event.kind === 'fail') w.fail(offline)
          else w.work()
          await settled()
        }
        w.work()
        for (let round = 0; round < 6; round++) {
          for (const tab of tabs) await tab.flush().catch(() => {})
          await w.pass()
        }
        // The newest text of each field was typed in one tab; it is on the server, or its tab shows it beside the other.
        for (const field of ['title', 'body'] as const) {
          const newest = [0, 1]
            .filter((tab) => last[tab]![field] !== undefined)
            .toSorted((a, b) => number(last[b]![field]!) - number(last[a]![field]!))[0]
          if (newest === undefined) continue
          const text = last[newest]![field]
          const kept = tabs.some(
            (tab) =>
              tab.snapshot().conflicts.some((c) => c.mine === text || c.theirs === text) ||
              tab.snapshot().value[field] === text,
          )
          expect(w.row[field] === text || kept).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })
})

const number = (text: string) => Number(text.split(':')[0])
