import { Worker } from 'node:worker_threads'
import type { ReadCalendar, Span } from '../rules/read-ics.ts'
import type { WorkerAnswer } from './ics-worker.server.ts'

/** Why a calendar could not be read, in a sentence for the person. */
export class CalendarTrouble extends Error {}

const patienceMs = 8_000
const memoryMb = 256

/**
 * Reads a calendar in a thread of its own: a rule that never ends, or a file that grows without measure, ends the thread and
 * nothing else. Throws CalendarTrouble.
 */
export function readApart(text: string, span: Span): Promise<ReadCalendar> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./ics-worker.server.ts', import.meta.url), {
      workerData: { text, span },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      stdout: true,
      stderr: true,
    })
    const tooMuch = () => {
      void worker.terminate()
      reject(
        new CalendarTrouble(
          'This calendar takes too long to read. It holds more than a calendar of a person does.',
        ),
      )
    }
    const timer = setTimeout(tooMuch, patienceMs)
    worker.on('message', (answer: WorkerAnswer) => {
      if (answer) resolve(answer)
      else reject(new CalendarTrouble('What stands there is no calendar. Its address often ends in .ics.'))
    })
    worker.on('error', tooMuch)
    worker.on('exit', () => {
      clearTimeout(timer)
      tooMuch()
    })
  })
}
