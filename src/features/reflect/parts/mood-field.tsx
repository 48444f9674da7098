import { useState } from 'react'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Button } from '#ui/button.tsx'
import { moods, type EntryContent } from '../contract.ts'
import { MoodGrid } from './mood-grid.tsx'

type MoodAndEnergy = Pick<EntryContent, 'mood' | 'energy'>

interface MoodFieldProps {
  value: MoodAndEnergy
  onChange: (value: MoodAndEnergy) => void
}

/** How it felt: one of five words, or a place on a grid of how pleasant it was and how much energy there was. */
export function MoodField({ value, onChange }: MoodFieldProps) {
  const [isGrid, setIsGrid] = useState(value.energy !== null)
  return (
    <div>
      {isGrid ? (
        <MoodGrid value={value} onChange={onChange} />
      ) : (
        <ChoiceChips
          label="How it felt"
          choices={moods.map((mood) => ({ value: mood, label: mood }))}
          value={value.mood}
          onChange={(mood) => onChange({ mood, energy: mood ? value.energy : null })}
        />
      )}
      <Button variant="plain" size="sm" className="mt-2 -ml-2.5" onClick={() => setIsGrid(!isGrid)}>
        {isGrid ? 'Choose from five words' : 'Say how much energy, too'}
      </Button>
    </div>
  )
}
