import { OutcomeLine } from '#features/month/public.tsx'
import { Button } from '#ui/button.tsx'
import type { Item } from '../contract.ts'
import { exactSpan } from '../rules/capacity.ts'

interface BesideProps {
  item: Item
  /** The tiny version is the one that is written above. */
  isSmall: boolean
  /** The first sentence of the vision that the item serves; empty when it serves none. */
  because: string
  onSize: (size: 'full' | 'tiny') => void
}

/** The lines under an item, each only when it was written; the other version of it is one tap away. */
export function Beside({ item, isSmall, because, onSize }: BesideProps) {
  const other = isSmall ? item.text.trim() : (item.tiny?.trim() ?? '')
  const minutes = isSmall ? item.tiny_minutes : item.minutes
  const when = [item.starts_at, minutes ? exactSpan(minutes) : ''].filter(Boolean).join(', ')
  const [ifPart, thenPart] = [item.if_part?.trim(), item.then_part?.trim()]
  const isOpen = item.state === 'open'
  if (!when && !(isOpen && (other || ifPart || thenPart || because || item.outcome))) return null
  return (
    <div dir="auto" className="-mt-1 pb-2 text-[0.97rem] leading-normal text-ink-2">
      {when ? <p>{when}</p> : null}
      {isOpen && other ? (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="min-w-0">
            {isSmall ? 'In full' : 'Tiny'}: {other}
          </span>
          <Button
            variant="plain"
            size="sm"
            className="-mx-2 min-h-6 px-2"
            aria-label={`${isSmall ? 'Do the full one' : 'Do the tiny one'}: ${other}`}
            onClick={() => onSize(isSmall ? 'full' : 'tiny')}
          >
            {isSmall ? 'Do the full one' : 'Do the tiny one'}
          </Button>
        </p>
      ) : null}
      {isOpen && (ifPart || thenPart) ? (
        <p>
          {ifPart ? `If ${ifPart}` : ''}
          {ifPart && thenPart ? ', ' : ''}
          {thenPart ? `then I ${thenPart}` : ''}
        </p>
      ) : null}
      {isOpen && because ? (
        <p>
          Because: <em className="font-title">{because}</em>
        </p>
      ) : null}
      {isOpen && item.outcome ? <OutcomeLine link={item.outcome} /> : null}
    </div>
  )
}
