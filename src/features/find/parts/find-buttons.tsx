import { Plus, Search } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { openFind } from './opening.ts'

/** The visible ways to what the keys open. */
export function FindButtons() {
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" aria-haspopup="dialog" onClick={() => openFind('menu')}>
        <Search aria-hidden="true" className="size-4" />
        Search
      </Button>
      <Button size="sm" aria-haspopup="dialog" onClick={() => openFind('add')}>
        <Plus aria-hidden="true" className="size-4" />
        Add a line
      </Button>
    </div>
  )
}
