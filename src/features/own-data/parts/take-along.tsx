import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/use-toast.ts'
import { readArchive } from '../queries.ts'
import { sizeInWords } from '../rules.ts'
import { saveFile } from '#platform/web/save-file.ts'

/** Everything as one file. */
export function TakeAlong() {
  const [bytes, setBytes] = useState<number | null>(null)

  async function take() {
    setBytes(0)
    try {
      const file = await readArchive(setBytes)
      saveFile(file, `balanse-${new Date().toISOString().slice(0, 10)}.zip`)
      toast({
        title: 'Your archive is ready',
        description: `${sizeInWords(file.size)}, all of it yours to keep.`,
      })
    } catch (error) {
      toast({ title: 'The archive did not arrive', description: (error as Error).message })
    } finally {
      setBytes(null)
    }
  }

  return (
    <Button
      isPending={bytes !== null}
      pendingText={bytes ? `Gathering, ${sizeInWords(bytes)}` : 'Gathering'}
      onClick={() => void take()}
    >
      Take everything with you
    </Button>
  )
}
