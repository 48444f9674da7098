import { useSearchParams } from 'react-router'
import { OwnTemplates, TemplateEditor } from '#features/templates/public.tsx'
import { uuid } from './parts/use-entry-id.ts'
import { WayRow } from './parts/way-row.tsx'
import { exercisePath, templates } from './templates/exercises.ts'

/** Pages with questions on them, for when an empty one is too much: twelve that are here, and those one makes. */
export default function JournalTemplatesScreen() {
  const edited = useSearchParams()[0].get('edit') ?? ''
  if (uuid.test(edited))
    return (
      <div className="mx-auto max-w-column">
        <h1>Your template</h1>
        <p className="mt-2 max-w-measure text-ink-2">
          Ask yourself what helps. Entries that you wrote with it before keep the questions they had.
        </p>
        <TemplateEditor key={edited} id={edited} />
      </div>
    )
  return (
    <div className="mx-auto max-w-column">
      <h1>Journal templates</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        A page with its questions on it. Answer what helps and leave the rest.
      </p>
      <OwnTemplates />
      <h2 className="mt-14">Twelve to begin with</h2>
      <ul className="mt-3 border-t border-line">
        {templates.map((template) => (
          <WayRow
            key={template.id}
            title={template.title}
            purpose={template.purpose}
            minutes={template.minutes}
            to={exercisePath(template)}
            asks={template.steps.flatMap(({ prompts }) => prompts.map(({ label }) => label))}
          />
        ))}
      </ul>
    </div>
  )
}
