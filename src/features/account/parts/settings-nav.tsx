import { sectionId } from './settings-section.tsx'

/** The way to each section of a long page: beside it where there is room, above it on a phone. */
export function SettingsNav({ titles }: { titles: readonly string[] }) {
  return (
    <nav aria-label="On this page" className="lg:sticky lg:top-32">
      <ul className="flex flex-wrap gap-x-5 lg:flex-col lg:border-l lg:border-line lg:pl-5">
        {titles.map((title) => (
          <li key={title}>
            <a
              href={`#${sectionId(title)}`}
              className="inline-flex min-h-11 items-center text-sm text-ink-2 underline decoration-line underline-offset-4 hover:text-ink lg:min-h-9 lg:no-underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
