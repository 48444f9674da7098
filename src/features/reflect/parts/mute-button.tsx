import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import type { JournalKind } from '../contract.ts'
import { useMute } from '../queries.ts'

interface MuteButtonProps {
  kind: JournalKind
  id: string
  isMuted: boolean
  size?: 'md' | 'sm'
}

/** Keeps one entry from coming back under "On this day", or lets it; the entry itself stays where it is. */
export function MuteButton({ kind, id, isMuted, size = 'md' }: MuteButtonProps) {
  const { mutate, isPending } = useMute()
  const set = (is_muted: boolean) =>
    mutate(
      { kind, id, is_muted },
      {
        onSuccess: () =>
          toast({
            title: is_muted ? 'This one stays away from “On this day”' : 'This one may come back on its day',
            description: is_muted ? 'It is still in your journal.' : undefined,
            action: {
              label: 'Undo',
              altText: 'Open the entry in your journal',
              onSelect: () => set(!is_muted),
            },
          }),
        onError: ({ message }) => toast({ title: 'Nothing was changed', description: message }),
      },
    )
  return (
    <Button size={size} isPending={isPending} pendingText="Saving" onClick={() => set(!isMuted)}>
      {isMuted ? 'Let it come back on this day' : 'Keep it from “On this day”'}
    </Button>
  )
}
