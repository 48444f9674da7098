/** How a picture lies behind the square window: `zoom` from 1 (it just fills it) to 4; `x` and `y` from 0 to 1. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export const wholePicture: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const zoomMost = 4

/** The square of the picture (in its own pixels) that the window shows. It never reaches over an edge. */
export function squareOf(size: { width: number; height: number }, { zoom, x, y }: Crop) {
  const side = Math.min(size.width, size.height) / clamp(zoom, 1, zoomMost)
  return { left: clamp(x, 0, 1) * (size.width - side), top: clamp(y, 0, 1) * (size.height - side), side }
}

/** The crop after the picture was dragged by so many pixels in a window of `windowSide` pixels. */
export function dragged(
  size: { width: number; height: number },
  crop: Crop,
  by: { x: number; y: number },
  windowSide: number,
): Crop {
  const { left, top, side } = squareOf(size, crop)
  const scale = side / windowSide
  const place = (start: number, moved: number, room: number) =>
    room <= 0 ? 0.5 : clamp((start - moved * scale) / room, 0, 1)
  return {
    zoom: crop.zoom,
    x: place(left, by.x, size.width - side),
    y: place(top, by.y, size.height - side),
  }
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
