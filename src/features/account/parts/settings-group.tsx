import type { ReactNode } from 'react'

export interface SettingsGroupProps {
  title: string
  about: string
  children: ReactNode
}

/** A part of a section that has a heading of its own. */
export function SettingsGroup({ title, about, children }: SettingsGroupProps) {
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3>{title}</h3>
        <p className="mt-1 text-sm text-ink-2">{about}</p>
      </div>
      {children}
    </div>
  )
}
