import { useState } from 'react'
import { nearDay } from '#features/day/rules/words.ts'
import { useToday } from '#features/account/public.tsx'
import type { Screen } from '#platform/web/screen.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { searchMax } from '../contract.ts'
import { useFoundWords, type FoundWords } from '../queries.ts'
import { foundName, foundPath } from '../rules/found-path.ts'
import { matching } from '../rules/match.ts'
import { CommandBox, type Group, type Option } from './command-box.tsx'
import { useActions, usePlaces, type Command } from './use-commands.ts'

export interface CommandMenuProps {
  isOpen: boolean
  screens: readonly Screen[]
  onClose: () => void
  navigate: (path: string) => void
}

/** One line that finds everything: what can be done, every screen, and whatever the person wrote. */
export function CommandMenu({ isOpen, onClose, ...rest }: CommandMenuProps) {
  const [isGoing, setIsGoing] = useState(false)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      variant="line"
      title="Find anything"
      isTitleHidden
      returnsFocus={!isGoing}
    >
      <Menu {...rest} onClose={onClose} onWhither={setIsGoing} />
    </Dialog>
  )
}

interface MenuProps extends Omit<CommandMenuProps, 'isOpen'> {
  /** Told before the menu closes whether the choice leads elsewhere. */
  onWhither: (isGoing: boolean) => void
}

function Menu({ screens, onClose, onWhither, navigate }: MenuProps) {
  const today = useToday()
  const [typed, setTyped] = useState('')
  const words = useFoundWords(typed)
  const actions = useActions(navigate)
  const places = usePlaces(screens, navigate)

  const asOption = ({ id, label, run, isGoing }: Command): Option => ({ id, label, run, isGoing })
  const groups: Group[] = [
    { name: 'Do', options: matching(actions, typed).map(asOption) },
    { name: 'Go to', options: matching(places, typed).map(asOption) },
    {
      name: 'In your words',
      options: words.found.map((place) => ({
        id: `${place.kind}-${place.key}`,
        label: foundName(place),
        when: /vision/.test(place.kind) ? undefined : nearDay(place.date, today),
        snippet: place.snippet,
        isGoing: true,
        run: () => navigate(foundPath(place)),
      })),
    },
  ]

  function choose({ isGoing, run }: Option) {
    onWhither(isGoing)
    onClose()
    run()
  }

  return (
    <CommandBox
      label="Find a screen, an action or your own words"
      typed={typed}
      onType={(next) => {
        onWhither(false)
        setTyped(next)
      }}
      maxLength={searchMax}
      groups={groups.filter(({ options }) => options.length > 0)}
      marked={words.words}
      onChoose={choose}
      status={<Status words={words} typed={typed} count={groups.flatMap(({ options }) => options).length} />}
    />
  )
}

function Status({ words, typed, count }: { words: FoundWords; typed: string; count: number }) {
  if (words.state === 'offline')
    return 'There is no connection. Screens and actions work; your words are searched when you are online.'
  if (words.state === 'refused')
    return (
      <span className="flex flex-wrap items-center gap-x-3">
        Your words could not be searched just now. They are safe.
        <Button variant="plain" size="sm" onClick={words.retry}>
          Try again
        </Button>
      </span>
    )
  if (typed.trim() === '') return 'Type to look through your plans, evenings, journal and visions.'
  if (words.state === 'asking') return 'Looking through your words'
  if (count === 0) return 'Nothing begins with these words. Try fewer letters, or another word.'
  return <span className="sr-only">{count === 1 ? 'One result' : `${count} results`}</span>
}
