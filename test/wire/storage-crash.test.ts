import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clientWith } from './storage-people.ts'
import { startServer } from './started-server.ts'

// Two starts of the whole program take their time on a busy machine.
test('what was acknowledged outlives a killed server, and what is listed can be read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'balanse-crash-'))
  const files = Array.from({ length: 40 }, (_, n) => ({ name: `f${n}`, bytes: randomBytes(60_000) }))
  const acknowledged = new Set<string>()
  try {
    const first = await startServer({ BALANSE_DATA: folder })
    const operator = clientWith(first, first.serviceKey)
    await operator.createBucket('kept', { public: false })
    await operator.from('kept').upload('f0', randomBytes(10))
    // All at once, over an older content for one; the server ends when some of them have their answer.
    // What was under way then is not waited for: some clients never hear that the other side is gone.
    await new Promise<void>((resolve, reject) => {
      for (const { name, bytes } of files)
        void operator
          .from('kept')
          .upload(name, bytes, { upsert: true })
          .then(({ error }) => {
            if (!error) acknowledged.add(name)
            if (acknowledged.size === 8) first.kill().then(resolve, reject)
          })
    })
    expect(acknowledged.size).toBeGreaterThanOrEqual(8)

    const second = await startServer({ BALANSE_DATA: folder })
    try {
      const again = clientWith(second, second.serviceKey).from('kept')
      const { data: listed } = await again.list('', { limit: 100 })
      for (const name of acknowledged) expect(listed?.map((entry) => entry.name)).toContain(name)
      for (const { name, metadata } of listed ?? []) {
        const { data } = await again.download(name)
        const read = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer())
        expect(read.length).toBe(metadata?.size)
        const sent = files.find((file) => file.name === name)
        if (acknowledged.has(name)) expect(sent?.bytes.equals(read)).toBe(true)
      }
    } finally {
      await second.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)
