import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** What is alive after everything else was let go, in bytes, the content of buffers with it. */
export async function alive(): Promise<number> {
  // What native code holds goes a turn after its owner.
  for (let turn = 0; turn < 3; turn += 1) {
    collect()
    await setImmediate()
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
