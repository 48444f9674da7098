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
      <MenuItem onSelect={() => actions.settle(item, 'moved')}>
        Move to {dayInSentence(addDays(date, 1), today)}
      </MenuItem>
      <MenuItem onSelect={() => actions.settle(item, 'let_go')}>Let it go</MenuItem>
      <MenuItem onSelect={onShape}>Pillar, tiny version, if – then</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => actions.remove(item, 'Removed.')}>Remove</MenuItem>
    </Menu>
  )
}
