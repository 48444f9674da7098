import { lazy, Suspense, useState } from 'react'
import type { DayContent } from '../contract.ts'
import { DayMenu } from './day-menu.tsx'
import { useLastStep } from './undo-stacks.ts'
import type { DayActions } from './use-day-actions.ts'
import type { LocalDate } from '#platform/contract/dates.ts'

// Few days need them: they come with the press that opens them.
const Templates = lazy(async () => ({ default: (await import('./templates.tsx')).Templates }))
const KeepTemplate = lazy(async () => ({ default: (await import('./keep-template.tsx')).KeepTemplate }))

interface DayToolsProps {
  date: LocalDate
  value: DayContent
  actions: DayActions
}

/** The menu of a day with the dialogs that it opens. */
export function DayTools({ date, value, actions }: DayToolsProps) {
  const [shown, setShown] = useState<'templates' | 'keep' | null>(null)
  const lastStep = useLastStep(date)
  const close = () => setShown(null)
  return (
    <>
      <DayMenu
        lastStep={lastStep}
        onUndo={actions.undo}
        onTemplates={() => setShown('templates')}
        onKeep={() => setShown('keep')}
      />
      <Suspense fallback={null}>
        {shown === 'templates' ? (
          <Templates actions={actions} onClose={close} onKeep={() => setShown('keep')} />
        ) : null}
        {shown === 'keep' ? <KeepTemplate value={value} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
