import { Ellipsis } from 'lucide-react'
import { addDays, type LocalDate } from '#platform/contract/dates.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx'
import type { Item } from '../contract.ts'
import { dayInSentence } from '../rules/words.ts'
import type { DayActions } from './use-day-actions.ts'

interface ItemMenuProps {
  item: Item
  date: LocalDate
  today: LocalDate
  actions: DayActions
  onShape: () => void
}

/** What can be done with an item beside ticking it. */
export function ItemMenu({ item, date, today, actions, onShape }: ItemMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label={`More for ${item.text || 'this line'}`} className="text-ink-3">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => actions.settle(item.id, 'moved')}>
        Move to {dayInSentence(addDays(date, 1), today)}
      </MenuItem>
      <MenuItem onSelect={() => actions.settle(item.id, 'let_go')}>Let it go</MenuItem>
      <MenuItem onSelect={onShape}>Time, tiny version, if – then, pillar</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => actions.remove(item.id, 'Removed. It is kept for 30 days.')}>Remove</MenuItem>
    </Menu>
  )
}
