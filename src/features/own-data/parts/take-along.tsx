import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { saveFrom } from '#platform/web/save-file.ts'
import { makeArchiveAddress } from '../queries.ts'

/** Everything as one file. The browser saves it by itself, as it comes: it may be larger than the memory. */
export function TakeAlong() {
  const [isPending, setIsPending] = useState(false)

  async function take() {
    setIsPending(true)
    try {
      saveFrom(await makeArchiveAddress())
      toast({
        title: 'Your archive is on its way',
        description:
          'Your browser saves it among its downloads, and shows there when all of it has arrived. Years with many pictures take some minutes.',
      })
    } catch (error) {
      toast({ title: 'The archive did not begin', description: (error as Error).message })
    } finally {
      setIsPending(false)
    }
  }

  return (
    <Button isPending={isPending} pendingText="Beginning" onClick={() => void take()}>
      Take everything with you
    </Button>
  )
}
