import { useState } from 'react'
import type { CallError } from '#platform/contract/errors.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { Button } from '#ui/button.tsx'
import { consentWordings, type ListName } from '#features/site/rules.ts'
import { readWholeList } from '../queries.ts'
import { asCsv } from '../rules.ts'

const head = ['email', 'confirmed_at', 'consent_at', 'consent_wording', 'consent_text', 'help_with']

/** The whole list as a CSV file, whatever is searched for at the moment. */
export function ExportList({ list }: { list: ListName }) {
  const [isPending, setPending] = useState(false)
  const [said, setSaid] = useState('')

  async function save() {
    setPending(true)
    setSaid('')
    try {
      const wordings: Record<string, string> = consentWordings
      const rows = (await readWholeList(list)).map((entry) => [
        entry.email,
        entry.confirmed_at ?? '',
        entry.consent_at,
        entry.consent_wording,
        wordings[entry.consent_wording] ?? '',
        entry.help_with ?? '',
      ])
      saveFile(new Blob([asCsv([head, ...rows])], { type: 'text/csv' }), `${list}.csv`)
      setSaid(`${rows.length.toLocaleString('en-GB')} addresses are in the file.`)
    } catch (error) {
      setSaid(`No file was made. ${(error as CallError).message}`)
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <Button isPending={isPending} pendingText="Gathering" onClick={() => void save()}>
        Export as CSV
      </Button>
      <p role="status" className="self-center text-sm text-ink-2">
        {said}
      </p>
    </>
  )
}
