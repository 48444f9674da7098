import { CalendarCheck, Ellipsis, Printer, Save, Undo2 } from 'lucide-react'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx'

interface DayMenuProps {
  /** What the last step was; null when there is none to take back. */
  lastStep: string | null
  onUndo: () => void
  onTemplates: () => void
  onKeep: () => void
}

/** What can be done with a whole day. */
export function DayMenu({ lastStep, onUndo, onTemplates, onKeep }: DayMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label="More for this day">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      {lastStep ? (
        <>
          <MenuItem onSelect={onUndo}>
            <Undo2 aria-hidden="true" />
            <span className="max-w-64 truncate">Undo: {lastStep}</span>
          </MenuItem>
          <MenuSeparator />
        </>
      ) : null}
      <MenuItem onSelect={onTemplates}>
        <CalendarCheck aria-hidden="true" />
        Templates
      </MenuItem>
      <MenuItem onSelect={onKeep}>
        <Save aria-hidden="true" />
        Keep this day as a template
      </MenuItem>
      <MenuItem onSelect={() => window.print()}>
        <Printer aria-hidden="true" />
        Print this day
      </MenuItem>
    </Menu>
  )
}
