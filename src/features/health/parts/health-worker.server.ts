import { parentPort, workerData } from 'node:worker_threads'
import { CallError } from '#platform/contract/errors.ts'
import { readHealthFile, type HealthContent, type HealthFile } from './read-file.server.ts'

/** What the worker says: what it found, or a sentence why it did not read on. */
export type WorkerAnswer = { content: HealthContent } | { trouble: string }

try {
  const content = await readHealthFile(workerData as HealthFile)
  parentPort?.postMessage({ content } satisfies WorkerAnswer)
} catch (error) {
  if (!(error instanceof CallError)) throw error
  parentPort?.postMessage({ trouble: error.message } satisfies WorkerAnswer)
}
