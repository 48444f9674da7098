import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Screen } from '#platform/web/screen.ts'
import { Added, type Addition } from './added.tsx'
import { CommandMenu } from './command-menu.tsx'
import { openFind, returnFocus, useOpening } from './opening.ts'
import { QuickAdd } from './quick-add.tsx'
import { SafetyWatch } from './safety-watch.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'

/** As many as there are notices on the screen, each of which may still be taken back. */
const mostAdded = 5

export interface FindRoomProps {
  screens: readonly Screen[]
  isMac: boolean
}

/** Whatever is open of the menu, the line and the list of keys, and what was added a moment ago. */
export default function FindRoom({ screens, isMac }: FindRoomProps) {
  const opening = useOpening()
  const navigate = useNavigate()
  const [additions, setAdditions] = useState<readonly Addition[]>([])
  const close = () => openFind(null)

  useEffect(() => {
    if (opening !== null) return undefined
    // One of them may have been opened from another, which is gone: then nothing has the focus in a moment.
    const timer = setTimeout(returnFocus)
    return () => clearTimeout(timer)
  }, [opening])

  function add(addition: Addition) {
    // A second Enter adds the same thing once.
    setAdditions((before) =>
      before.some(({ id }) => id === addition.id) ? before : [...before, addition].slice(-mostAdded),
    )
    close()
  }

  return (
    <>
      <CommandMenu
        isOpen={opening === 'menu'}
        screens={screens}
        onClose={close}
        navigate={(path) => void navigate(path)}
      />
      <QuickAdd isOpen={opening === 'add'} onAdd={add} onClose={close} />
      <ShortcutHelp isOpen={opening === 'keys'} isMac={isMac} onClose={close} />
      {additions.map((addition) => (
        <Added key={addition.id} addition={addition} />
      ))}
      {additions.length > 0 ? <SafetyWatch text={additions.at(-1)?.text ?? ''} /> : null}
    </>
  )
}
