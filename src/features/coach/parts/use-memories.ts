import { useQueryClient } from '@tanstack/react-query'
import { newId } from '#platform/contract/new-id.ts'
import { call } from '#platform/web/call.ts'
import { readKey } from '#platform/web/use-read.ts'
import { toast } from '#ui/toast/use-toast.ts'
import { coachContract } from '../contract.ts'
import { type Memory, type MemoryContent } from '../rules/kept.ts'

const bare = { source: null, pinned: false, is_off: false, expires_on: null } as const

/** Changes of the coach's memory. Each is on the server before the list shows it; false says that it is not. */
export function useMemories() {
  const queries = useQueryClient()

  async function doing(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      toast({
        title: 'Not changed',
        description: error instanceof Error ? error.message : 'The server did not answer.',
      })
      return false
    } finally {
      await queries.invalidateQueries({ queryKey: readKey(coachContract.listMemories, {}) })
    }
  }

  function save(id: string, content: MemoryContent, version: number) {
    return call(coachContract.saveMemory, { params: { id }, body: { ...content, version } })
  }

  return {
    add: (statement: string) => doing(() => save(newId(), { kind: 'note', statement, ...bare }, 0)),
    change(memory: Memory, change: Partial<MemoryContent>) {
      const { kind, statement, source, pinned, is_off, expires_on } = memory
      const content = { kind, statement, source, pinned, is_off, expires_on, ...change }
      return doing(() => save(memory.id, content, memory.version))
    },
    async remove(memory: Memory) {
      const { kind, statement, source, pinned, is_off, expires_on } = memory
      const isGone = await doing(() => call(coachContract.deleteMemory, { params: { id: memory.id } }))
      if (!isGone) return
      toast({
        title: 'Deleted',
        action: {
          label: 'Undo',
          altText: 'Add it again on this page',
          onSelect: () =>
            void doing(() => save(newId(), { kind, statement, source, pinned, is_off, expires_on }, 0)),
        },
      })
    },
    sayAdult: () => doing(() => call(coachContract.sayAdult, {})),
  }
}
