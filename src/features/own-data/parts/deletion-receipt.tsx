import { Button } from '#ui/button.tsx'
import type { Receipt } from '../contract.ts'
import { saveFile } from '#platform/web/save-file.ts'

/** What was deleted, by kind. */
export function DeletionReceipt({ receipt }: { receipt: Receipt }) {
  const lines = [
    ...receipt.kinds.map(({ title, count }) => `${title}: ${count}`),
    `Files: ${receipt.files}`,
    'Account, sessions and settings: all',
  ]
  const when = new Date(receipt.deleted_at).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' })
  return (
    <>
      <p className="text-ink-2">{when}</p>
      <ul className="mt-3 border-t border-line">
        {lines.map((line) => (
          <li key={line} className="border-b border-line py-2 tabular-nums">
            {line}
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        className="mt-4"
        onClick={() =>
          saveFile(
            new Blob([['Balanse: deleted', receipt.deleted_at, ...lines, ''].join('\n')], {
              type: 'text/plain',
            }),
            'balanse-receipt.txt',
          )
        }
      >
        Save the receipt
      </Button>
    </>
  )
}
