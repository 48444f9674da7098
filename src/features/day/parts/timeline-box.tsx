import { useRef, useState, type PointerEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Popover } from '#ui/popover.tsx'
import { boxStep, movedTime, type LaidBox, type TimeBox } from '../rules/boxes.ts'
import { exactSpan } from '../rules/capacity.ts'
import { SpanField } from './span-field.tsx'
import { TimeField } from './time-field.tsx'

interface TimelineBoxProps {
  box: TimeBox
  /** Where it lies on the timeline; null in a plain list. */
  laid: LaidBox | null
  dayStartHour: number
  /** A start, or null to take it off the timeline; and a length, when that changed. */
  onPut: (time: string | null, minutes?: number | null) => void
}

/** One stretch of the day. It is dragged by a pointer, or opened: there a time is chosen, or moved by buttons. */
export function TimelineBox({ box, laid, dayStartHour, onPut }: TimelineBoxProps) {
  const drag = useDrag((by) => onPut(movedTime(box.chosen, by, dayStartHour)))
  const style = laid
    ? {
        top: laid.top + drag.by,
        height: laid.height - 2,
        left: `${(laid.column / laid.columns) * 100}%`,
        width: `calc(${100 / laid.columns}% - 2px)`,
      }
    : undefined
  const isShort = laid !== null && laid.height < 44
  const range = `${box.starts} to ${box.ends}`
  return (
    <li
      style={style}
      className={classNames(
        laid ? 'absolute flex touch-pan-y' : 'border-b border-line',
        drag.by !== 0 && 'z-10 opacity-85',
      )}
    >
      <Popover
        label={`Time of ${box.words}`}
        align="start"
        trigger={
          <button
            type="button"
            {...(laid ? drag.handlers : {})}
            className={classNames(
              'w-full text-left leading-tight',
              laid && (isShort ? 'items-center gap-2' : 'flex-col'),
              laid
                ? 'flex justify-start overflow-hidden rounded-lg border border-tide/30 bg-tide-2 px-2.5 py-1 text-[0.9375rem] hover:border-tide'
                : 'min-h-11 py-2',
              box.isDone ? 'text-ink-2' : 'text-ink',
            )}
          >
            <span
              dir="auto"
              className={classNames(isShort ? 'truncate' : 'wrap-anywhere', box.isDone && 'line-through')}
            >
              {box.words}
            </span>{' '}
            <span className="text-[13px] whitespace-nowrap text-ink-2 tabular-nums">
              {laid ? box.starts : range}
              <span className="sr-only">
                {laid ? ` to ${box.ends}` : ''}
                {box.isDone ? ', done' : ''}. Change the time
              </span>
            </span>
          </button>
        }
      >
        <p dir="auto" className="font-medium wrap-anywhere">
          {box.words}
        </p>
        <p className="text-sm text-ink-2">
          {range}, {exactSpan(box.minutes)}
        </p>
        <div className="mt-4 grid grid-cols-[3fr_2fr] gap-3">
          <TimeField label="Starts at" value={box.chosen} onChange={(time) => time && onPut(time)} />
          <SpanField label="Takes" value={box.minutes} onChange={(length) => onPut(box.chosen, length)} />
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => onPut(movedTime(box.chosen, -boxStep, dayStartHour))}>
            {boxStep} min earlier
          </Button>
          <Button size="sm" onClick={() => onPut(movedTime(box.chosen, boxStep, dayStartHour))}>
            {boxStep} min later
          </Button>
          <Button variant="plain" size="sm" className="-ml-2 px-2" onClick={() => onPut(null)}>
            Take off the hours
          </Button>
        </div>
      </Popover>
    </li>
  )
}

/** Dragging in steps of a quarter of an hour. A press that did not move opens the box, as any press on a button does. */
function useDrag(onMoved: (byMinutes: number) => void) {
  const [by, setBy] = useState(0)
  const from = useRef<number | null>(null)
  const hasMoved = useRef(false)
  const stepped = (event: PointerEvent) =>
    Math.round((event.clientY - (from.current ?? event.clientY)) / boxStep) * boxStep
  return {
    by,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLButtonElement>) {
        hasMoved.current = false
        // A finger on the list scrolls the page; it moves a box with the buttons inside.
        if (event.pointerType === 'touch' || event.button !== 0) return
        from.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent<HTMLButtonElement>) {
        if (from.current === null) return
        const next = stepped(event)
        if (next !== 0) hasMoved.current = true
        setBy(next)
      },
      onPointerUp(event: PointerEvent<HTMLButtonElement>) {
        if (from.current === null) return
        const moved = stepped(event)
        from.current = null
        setBy(0)
        if (moved !== 0) onMoved(moved)
      },
      onPointerCancel() {
        from.current = null
        setBy(0)
      },
      onClickCapture(event: { preventDefault: () => void; stopPropagation: () => void }) {
        if (!hasMoved.current) return
        event.preventDefault()
        event.stopPropagation()
        hasMoved.current = false
      },
    },
  }
}
