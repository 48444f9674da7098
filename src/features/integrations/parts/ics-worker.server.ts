import { parentPort, workerData } from 'node:worker_threads'
import { NoCalendar, readIcs, type ReadCalendar, type Span } from '../rules/read-ics.ts'

/** What the worker says; null when the text is no calendar. */
export type WorkerAnswer = ReadCalendar | null

const { text, span } = workerData as { text: string; span: Span }
try {
  parentPort?.postMessage(readIcs(text, span) satisfies WorkerAnswer)
} catch (error) {
  if (!(error instanceof NoCalendar)) throw error
  parentPort?.postMessage(null satisfies WorkerAnswer)
}
