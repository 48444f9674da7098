import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { findBinaries } from './binaries.server.ts'
import { cleanUpAfterwards, clusterIn, makeUsedFolder } from './embedded.server.test-support.ts'
import { askWho } from './login.server.ts'
import { whoIs } from './pid-file.server.ts'
import { placesIn, readPassword } from './places.server.ts'
import { findFreePort } from './port.server.ts'
import { launch, launchAnywhere, shutDown } from './postmaster.server.ts'
import type { Engine } from './postmaster.server.ts'
import { chooseRunAs } from './run-as.server.ts'

const ends: (() => unknown)[] = []
cleanUpAfterwards()
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function makeEngine(): Promise<Engine> {
  const places = placesIn(await makeUsedFolder())
  const binaries = findBinaries()
  return { binaries, places, runAs: chooseRunAs(binaries, places.cluster), log: () => undefined }
}

/** Takes a port with a program that accepts connections and says nothing. */
function takePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.on('error', () => undefined))
    ends.push(() => server.close())
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

describe('launching Postgres', () => {
  it('says that the port is taken when it is', async () => {
    const port = await takePort()
    await expect(launch(await makeEngine(), port)).rejects.toMatchObject({
      code: 'port_taken',
      message: `Port ${port} on 127.0.0.1 was taken by another program. No data was touched. Start again.`,
    })
  })

  it('goes on to another port when the first was taken meanwhile', async () => {
    const ports = [await takePort(), await findFreePort()]
    const engine = await makeEngine()
    const postmaster = await launchAnywhere(engine, async () => ports.shift() ?? 0)
    ends.push(() => shutDown(postmaster, engine))
    expect(ports).toEqual([])
    expect(await askWho(postmaster.port, readPassword(engine.places) ?? '', engine.places.cluster)).toBe(
      'ours',
    )
  })
})

describe('asking who answers on a port', () => {
  it('tells our Postgres from one of another folder, a wrong password and nobody', async () => {
    const engine = await makeEngine()
    const postmaster = await launchAnywhere(engine, findFreePort)
    const { cluster } = engine.places
    const password = readPassword(engine.places) ?? ''
    expect(await askWho(postmaster.port, password, cluster)).toBe('ours')
    expect(await askWho(postmaster.port, password, clusterIn(await makeUsedFolder()))).toBe('another')
    expect(await askWho(postmaster.port, 'guess', cluster)).toBe('refused')
    expect(whoIs(postmaster.pid, cluster).who).toBe('balanse')
    expect(await shutDown(postmaster, engine)).toBe(true)
    expect(await askWho(postmaster.port, password, cluster)).toBe('silent')
  })

  it.skipIf(process.platform !== 'linux')(
    'knows a process that has nothing to do with the folder',
    async () => {
      const other = spawn('sleep', ['60'])
      ends.push(() => other.kill())
      expect(whoIs(other.pid ?? 0, '/nowhere').who).toBe('stranger')
      expect(whoIs(process.pid, process.cwd()).who).toBe('somebody')
    },
  )
})
