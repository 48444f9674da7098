import { type ReactNode, useId } from 'react'

export interface SettingsSectionProps {
  title: string
  children: ReactNode
}

/** One part of the settings under its heading. */
export function SettingsSection({ title, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-14 first-of-type:mt-10">
      <h2 id={id} className="border-b border-line pb-2">
        {title}
      </h2>
      <div className="mt-6 flex flex-col gap-7">{children}</div>
    </section>
  )
}
