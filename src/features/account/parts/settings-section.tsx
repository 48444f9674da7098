import type { ReactNode } from 'react'

export interface SettingsSectionProps {
  title: string
  children: ReactNode
}

/** One part of the settings under its heading; the heading's words are its address on the page. */
export function SettingsSection({ title, children }: SettingsSectionProps) {
  const id = sectionId(title)
  return (
    <section aria-labelledby={id} className="mt-14 first-of-type:mt-10">
      <h2 id={id} className="scroll-mt-28 border-b border-line pb-2">
        {title}
      </h2>
      <div className="mt-6 flex flex-col gap-7">{children}</div>
    </section>
  )
}

export function sectionId(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}
