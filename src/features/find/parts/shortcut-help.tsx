import { ShortcutSwitch, useTheme } from '#features/calm/public.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { keyLines } from '../rules/shortcuts.ts'

export interface ShortcutHelpProps {
  isOpen: boolean
  isMac: boolean
  onClose: () => void
}

/** The keys of the app, and the switch for the single ones. */
export function ShortcutHelp({ isOpen, isMac, onClose }: ShortcutHelpProps) {
  const { hasShortcuts } = useTheme()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title="Keyboard"
      description="Everything here has a button or a link, too."
    >
      <dl className="border-t border-line">
        {keyLines(isMac).map(({ keys, does, isLetter }) => (
          <div key={does} className="flex items-center gap-5 border-b border-line py-3">
            <dt className="flex w-24 shrink-0 gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-9 rounded-lg border border-edge bg-paper px-2 py-1 text-center font-body text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="min-w-0">
              {does}
              {isLetter && !hasShortcuts ? <span className="text-ink-2"> (off)</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-3">
        <ShortcutSwitch />
      </div>
    </Dialog>
  )
}
