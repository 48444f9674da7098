import { useId } from 'react'
import { Switch } from '#ui/switch.tsx'
import { changeTheme, useTheme } from '../queries.ts'

/** What may be heard. Nothing here ever makes a sound by itself; these rule what a person asks to be read aloud. */
export function SoundChoices() {
  const { isMuted, speechRate, speechVolume } = useTheme()
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label="Mute All Sounds"
        hint="Nothing speaks or sounds while this is on."
        isOn={isMuted}
        onChange={(isOn) => changeTheme({ isMuted: isOn })}
      />
      <Slider
        label="Speech speed"
        value={speechRate}
        low={0.5}
        high={1.5}
        words={`${speechRate.toFixed(1)} times its own pace`}
        isOff={isMuted}
        onChange={(rate) => changeTheme({ speechRate: rate })}
      />
      <Slider
        label="Speech volume"
        value={speechVolume}
        low={0}
        high={1}
        words={`${Math.round(speechVolume * 100)} per cent`}
        isOff={isMuted}
        onChange={(volume) => changeTheme({ speechVolume: volume })}
      />
    </div>
  )
}

interface SliderProps {
  label: string
  value: number
  low: number
  high: number
  words: string
  isOff: boolean
  onChange: (value: number) => void
}

function Slider({ label, value, low, high, words, isOff, onChange }: SliderProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="flex items-center gap-3">
        <input
          id={id}
          type="range"
          min={low}
          max={high}
          step={0.1}
          value={value}
          disabled={isOff}
          aria-valuetext={words}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
          className="h-11 min-w-0 flex-1"
        />
        <span aria-hidden="true" className="w-24 text-right text-sm text-ink-2">
          {words}
        </span>
      </div>
    </div>
  )
}
