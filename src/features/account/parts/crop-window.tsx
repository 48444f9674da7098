import { type PointerEvent, useEffect, useId, useRef } from 'react'
import { type Crop, dragged, squareOf, zoomMost } from './crop.ts'

interface CropWindowProps {
  picture: ImageBitmap
  crop: Crop
  onChange: (crop: Crop) => void
}

const pixels = 512

/** The picture behind a round window. Dragging and the sliders do the same. */
export function CropWindow({ picture, crop, onChange }: CropWindowProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    const { left, top, side } = squareOf(picture, crop)
    pen?.clearRect(0, 0, pixels, pixels)
    pen?.drawImage(picture, left, top, side, side, 0, 0, pixels, pixels)
  }, [picture, crop])

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (!last.current) return
    const by = { x: event.clientX - last.current.x, y: event.clientY - last.current.y }
    last.current = { x: event.clientX, y: event.clientY }
    onChange(dragged(picture, crop, by, event.currentTarget.clientWidth))
  }

  return (
    <div className="flex flex-col items-center gap-5">
      <canvas
        ref={canvas}
        width={pixels}
        height={pixels}
        role="img"
        aria-label="How your picture will look"
        className="size-56 cursor-grab touch-none rounded-full border border-line bg-paper-2 active:cursor-grabbing"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          last.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => (last.current = null)}
        onPointerCancel={() => (last.current = null)}
      />
      <div className="grid w-full gap-3">
        <Slider
          label="Size"
          least={1}
          most={zoomMost}
          value={crop.zoom}
          onChange={(zoom) => onChange({ ...crop, zoom })}
        />
        <Slider
          label="Left or right"
          least={0}
          most={1}
          value={crop.x}
          onChange={(x) => onChange({ ...crop, x })}
        />
        <Slider
          label="Up or down"
          least={0}
          most={1}
          value={crop.y}
          onChange={(y) => onChange({ ...crop, y })}
        />
      </div>
    </div>
  )
}

interface SliderProps {
  label: string
  least: number
  most: number
  value: number
  onChange: (value: number) => void
}

function Slider({ label, least, most, value, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[7.5rem_1fr] items-center gap-3">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={0.02}
        value={value}
        className="h-11 w-full accent-tide"
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
