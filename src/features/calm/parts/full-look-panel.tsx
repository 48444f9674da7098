import type { ReactElement } from 'react'
import { LookPanel } from './look-panel.tsx'

/** In the app and on the accessibility page: everything. */
export default function FullLookPanel({ trigger }: { trigger: ReactElement }) {
  return <LookPanel trigger={trigger} kind="full" />
}
