import { useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import type { VersionTime } from '../contract.ts'
import type { EarlierVersionsProps } from '../public.tsx'
import { useVersions } from '../queries.ts'
import { momentWords } from '../rules.ts'
import { useClock } from './use-clock.ts'
import { VersionList } from './version-list.tsx'
import { VersionRoom } from './version-room.tsx'
import { VersionsEmpty, VersionsSkeleton, VersionsTrouble } from './versions-states.tsx'

export interface VersionsDialogProps<V extends object> extends EarlierVersionsProps<V> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The times at which something else stood here, and one of them beside what stands here now. */
export function VersionsDialog<V extends object>({ isOpen, onOpenChange, ...room }: VersionsDialogProps<V>) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      variant="wide"
      title="Earlier versions"
      description={
        room.kind === 'vision'
          ? 'Kept for 30 days, and the last one of each day for good.'
          : 'What stood here before, kept for 30 days.'
      }
    >
      <Versions {...room} close={() => onOpenChange(false)} />
    </Dialog>
  )
}

function Versions<V extends object>({
  close,
  ...props
}: Omit<VersionsDialogProps<V>, 'isOpen' | 'onOpenChange'> & { close: () => void }) {
  const { kind, row, present, onRestore } = props
  const [chosen, setChosen] = useState<VersionTime | null>(null)
  const { data, error, refetch } = useVersions(kind, row)
  const clock = useClock()

  if (!data)
    return error ? (
      <VersionsTrouble error={error} retry={() => void refetch()} />
    ) : (
      <VersionsSkeleton text="Looking for earlier versions" />
    )
  if (data.versions.length === 0) return <VersionsEmpty close={close} />

  function restore(content: Partial<V>, { written_at }: VersionTime) {
    onRestore(content)
    close()
    toast({
      title: `Brought back from ${momentWords(written_at, clock)}`,
      description: 'What stood here until now is among the earlier versions.',
      action: {
        label: 'Undo',
        altText: 'Open Earlier versions to bring back what stood here before',
        onSelect: () => onRestore(present),
      },
    })
  }

  return (
    <div className="mt-2 grid gap-x-8 gap-y-5 md:grid-cols-[12.5rem_minmax(0,1fr)]">
      <div className={chosen ? 'max-md:hidden' : undefined}>
        <VersionList versions={data.versions} clock={clock} chosen={chosen} choose={setChosen} />
      </div>
      {chosen ? (
        <VersionRoom
          key={chosen.id}
          {...props}
          time={chosen}
          clock={clock}
          back={() => setChosen(null)}
          restore={restore}
        />
      ) : (
        <p className="border-l border-line pl-8 text-ink-2 max-md:hidden">
          Choose a time to see the words as they stood then, beside those of now.
        </p>
      )}
    </div>
  )
}
