import { useId, useRef, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { Button } from '#ui/button.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { useAddTemplates } from '../queries.ts'
import { readFile, type ReadFile } from '../rules/file.ts'

const bytesMost = 1_000_000

/** Takes templates in from a file. What can be read is taken; what cannot is said, template by template. */
export function ImportTemplates() {
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const [report, setReport] = useState<(ReadFile & { name: string }) | null>(null)
  const add = useAddTemplates()

  async function take(file: File) {
    const read =
      file.size > bytesMost
        ? { templates: [], problems: ['This file is larger than 1 MB, which is more than templates need.'] }
        : readFile(await file.text(), newId)
    setReport({ ...read, name: file.name })
    if (read.templates.length > 0) add.mutate(read.templates)
  }

  return (
    <div className="mt-3">
      <FileInput
        ref={input}
        label="A file of templates"
        hintId={hintId}
        accept=".json,application/json"
        onChoose={(file) => void take(file)}
      />
      <Button
        variant="plain"
        className="-ml-2.5"
        isPending={add.isPending}
        pendingText="Taking them in"
        onClick={() => input.current?.click()}
      >
        Take templates in from a file
      </Button>
      <p id={hintId} className="text-sm text-ink-2">
        A JSON file that Balanse saved. Nothing of yours is replaced.
      </p>
      {report && !add.isPending ? <Report report={report} trouble={add.error?.message} /> : null}
    </div>
  )
}

interface ReportProps {
  report: ReadFile & { name: string }
  /** Why the server did not take all that was read. */
  trouble: string | undefined
}

function Report({ report: { name, templates, problems }, trouble }: ReportProps) {
  const count = templates.length === 1 ? 'One template was' : `${templates.length} templates were`
  const taken = trouble
    ? `Not all templates were taken: ${trouble} Those above are yours already.`
    : templates.length === 0
      ? 'Nothing was taken in, and nothing of yours was changed.'
      : `${count} taken in.`
  return (
    <Notice
      className="mt-4"
      role="status"
      kind={trouble || templates.length === 0 ? 'error' : 'info'}
      title={`“${name}”`}
    >
      <p>{taken}</p>
      {problems.length > 0 ? (
        <ul className="mt-2 list-disc pl-5">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
    </Notice>
  )
}
