import { moods, type Mood } from '#features/reflect/contract.ts'
import { classNames } from '#ui/class-names.ts'

/** A mood as a level of water in a small vessel: low when heavy, full when bright. Its name stands beside it. */
export function MoodMark({ mood, className }: { mood: Mood | null; className?: string }) {
  const level = mood ? (moods.indexOf(mood) + 1) / moods.length : 0
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative block overflow-hidden rounded-[5px] border',
        mood ? 'border-edge/60 bg-paper-2' : 'border-line',
        className,
      )}
    >
      <span
        className="absolute inset-x-0 bottom-0 bg-water forced-colors:bg-[CanvasText]"
        style={{ height: `${level * 100}%` }}
      />
    </span>
  )
}
