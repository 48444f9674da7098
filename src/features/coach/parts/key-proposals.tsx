import { useState } from 'react'
import { useRead } from '#platform/web/use-read.ts'
import { proposalsContract } from '../contract.ts'
import { ProposalCard } from './proposal-card.tsx'

/** What keys of the person propose. One that was answered stays until the page is left, with the way back. */
export function KeyProposals({ today }: { today: string }) {
  const { data } = useRead(proposalsContract.readProposals, {})
  const [seen, setSeen] = useState<readonly string[]>([])
  const fresh = (data?.proposals ?? []).filter(({ id, answer }) => answer === 'waiting' && !seen.includes(id))
  if (fresh.length > 0) setSeen([...seen, ...fresh.map(({ id }) => id)])
  const shown = (data?.proposals ?? []).filter(({ id }) => seen.includes(id))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="key-proposals" className="space-y-3">
      <h2 id="key-proposals" className="font-body text-sm font-medium text-ink-2">
        Proposed by your keys, not by your coach
      </h2>
      {shown.map(({ id, change, made_by }) => (
        <ProposalCard key={id} proposal={{ id, change }} today={today} isFirst={false} madeBy={made_by} />
      ))}
    </section>
  )
}
