import { Worker } from 'node:worker_threads'
import { badRequest } from '#platform/contract/errors.ts'
import type { WorkerAnswer } from './health-worker.server.ts'
import type { HealthContent, HealthFile } from './read-file.server.ts'

/** Two gigabytes take minutes on a small machine, and more on a busy one. */
const patienceMs = 1_200_000
const memoryMb = 192

/**
 * Reads a health file in a thread of its own: everybody else is served meanwhile, and a file made to take forever, or all
 * memory, ends its thread and nothing else. Throws a sentence.
 */
export function readApart(file: HealthFile): Promise<HealthContent> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./health-worker.server.ts', import.meta.url), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      stdout: true,
      stderr: true,
    })
    const tooMuch = () => {
      void worker.terminate()
      reject(badRequest('This file takes more to read than a health export does. Nothing was changed.'))
    }
    const timer = setTimeout(tooMuch, patienceMs)
    worker.on('message', (answer: WorkerAnswer) => {
      if ('content' in answer) resolve(answer.content)
      else reject(badRequest(answer.trouble))
    })
    worker.on('error', tooMuch)
    worker.on('exit', () => {
      clearTimeout(timer)
      tooMuch()
    })
  })
}
