import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { archivePiecesMost, type ImportReport } from '../contract.ts'
import { forgetArchive, sendArchive, takeIn } from '../queries.ts'

/** How far a file is: on its way, being read, read, being brought in, or done. */
export type Bringing =
  | { step: 'none' }
  | { step: 'sending'; size: number; sent: number }
  | { step: 'reading' }
  | { step: 'read' | 'writing' | 'done'; upload: string; report: ImportReport }
  | { step: 'refused'; message: string }

/** A file is sent once, looked at, and brought in when somebody says so. Choosing another one gives it up. */
export function useBringBack() {
  const [state, setState] = useState<Bringing>({ step: 'none' })
  const stop = useRef<AbortController | null>(null)
  const queries = useQueryClient()
  useEffect(() => () => stop.current?.abort(), [])

  const refused = (error: unknown) => setState({ step: 'refused', message: (error as Error).message })

  return {
    state,
    reset() {
      stop.current?.abort()
      if (state.step === 'read') forgetArchive(state.upload)
      setState({ step: 'none' })
    },
    async look(file: File) {
      stop.current?.abort()
      const { signal } = (stop.current = new AbortController())
      const { size } = file
      if (size > archivePiecesMost)
        return refused(
          new Error('This file is larger than 20 GB, which is the most that is taken. Nothing was changed.'),
        )
      setState({ step: 'sending', size, sent: 0 })
      try {
        const upload = await sendArchive(file, (sent) => setState({ step: 'sending', size, sent }), signal)
        if (signal.aborted) return
        setState({ step: 'reading' })
        const report = await takeIn(upload, true)
        if (!signal.aborted) setState({ step: 'read', upload, report })
      } catch (error) {
        if (!signal.aborted) refused(error)
      }
    },
    async bringIn() {
      if (state.step !== 'read') return
      const { upload } = state
      setState({ ...state, step: 'writing' })
      try {
        const report = await takeIn(upload, false)
        setState({ step: 'done', upload, report })
        // Whatever is on the screens may have changed.
        await queries.invalidateQueries()
      } catch (error) {
        refused(error)
      }
    },
  }
}
