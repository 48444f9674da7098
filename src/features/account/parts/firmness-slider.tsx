import { useId } from 'react'

export interface FirmnessSliderProps {
  /** 1 to 10. */
  level: number
  onChange: (level: number) => void
  /** The handle was let go, or a key that moved it. */
  onRelease?: () => void
  className?: string
}

/** How firm somebody wants to be with themselves. It steers how the coach asks and is held against nobody. */
export function FirmnessSlider({ level, onChange, onRelease, className }: FirmnessSliderProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="text-sm font-semibold">
        How firm do you want to be with yourself?
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={10}
        value={level}
        aria-valuetext={`${level} of 10`}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        onPointerUp={onRelease}
        onKeyUp={onRelease}
        onBlur={onRelease}
        className="mt-2 h-11 w-full"
      />
      <p className="flex justify-between text-sm text-ink-2">
        <span>Very gently</span>
        <span>{level} of 10</span>
        <span>Quite firmly</span>
      </p>
    </div>
  )
}
