import { Mic, Square } from 'lucide-react'
import { useDictation } from '#features/reflect/public.tsx'
import { IconButton } from '#ui/icon-button.tsx'

/**
 * Speaking instead of typing, only where the browser does it on this device. The words land in the field and are sent
 * by nobody but the person; elsewhere there is no button, and the keyboard’s own dictation works as everywhere.
 */
export function DictateButton({ onWords }: { onWords: (words: string) => void }) {
  const { state, start, stop } = useDictation(onWords)
  if (state === 'ready')
    return (
      <IconButton label="Dictate on this device" onClick={start}>
        <Mic aria-hidden="true" />
      </IconButton>
    )
  if (state === 'listening')
    return (
      <IconButton label="Stop dictating" variant="outlined" onClick={stop}>
        <Square aria-hidden="true" />
      </IconButton>
    )
  return null
}
