import type { ReactElement } from 'react'
import { LookPanel } from './look-panel.tsx'

/** On public pages and at the door: one switch. */
export default function QuickLookPanel({ trigger }: { trigger: ReactElement }) {
  return <LookPanel trigger={trigger} kind="quick" />
}
