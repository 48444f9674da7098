import { History } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import type { VersionKind } from './contract.ts'
import type { VersionsDialogProps } from './parts/versions-dialog.tsx'
import type { VersionText } from './rules.ts'

export { SideBySide } from './parts/side-by-side.tsx'
export { useLookBack, type Standing } from './parts/use-look-back.ts'

export interface EarlierVersionsProps<V extends object> {
  kind: VersionKind
  /** The key of the row within its kind: a date, a pillar or an id. */
  row: string
  /** The content of a row that is not there yet: which columns the screen knows. */
  empty: V
  /** What stands on the screen now. */
  present: V
  /** The texts of a content under the names that the screen gives them. */
  read: (content: V) => VersionText[]
  /** Puts these columns into the document, which saves them like anything typed. */
  onRestore: (content: Partial<V>) => void
}

/** A button that opens the earlier versions of what is written on this screen. The rest is loaded when it is pressed. */
export function EarlierVersions<V extends object>(props: EarlierVersionsProps<V>) {
  const [VersionsDialog, setDialog] = useState<ComponentType<VersionsDialogProps<V>> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isComing, setIsComing] = useState(false)

  async function open() {
    setIsOpen(true)
    if (VersionsDialog) return
    setIsComing(true)
    try {
      const part = await import('./parts/versions-dialog.tsx')
      setDialog(() => part.VersionsDialog<V>)
    } catch {
      setIsOpen(false)
      toast({
        title: 'The earlier versions cannot be opened right now',
        description: 'They need a connection. What you wrote is safe; please try again in a moment.',
      })
    } finally {
      setIsComing(false)
    }
  }

  return (
    <>
      <Button
        variant="plain"
        size="sm"
        className="-ml-2.5 print:hidden"
        aria-haspopup="dialog"
        isPending={isComing}
        pendingText="Opening"
        onClick={() => void open()}
      >
        <History aria-hidden="true" className="size-4" />
        Earlier versions
      </Button>
      {VersionsDialog ? <VersionsDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  )
}
