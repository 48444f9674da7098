import { drawPicture, openPicture } from '#platform/web/draw-picture.ts'
import { fileMost, fitInto, pictureMost } from '../rules.ts'

export interface SmallPicture {
  blob: Blob
  width: number
  height: number
}

/** Draws a picture anew, no larger than it is ever shown. Throws a sentence. */
export async function shrinkPicture(file: Blob): Promise<SmallPicture> {
  if (file.size > pictureMost)
    throw new Error('This picture is larger than 40 MB. Please make it smaller first, or choose another.')
  const picture = await openPicture(file)
  try {
    const size = fitInto(picture)
    const whole = { left: 0, top: 0, width: picture.width, height: picture.height }
    const blob = await drawPicture(picture, whole, size)
    if (blob.size > fileMost) throw new Error('This picture is too large even when it is made smaller.')
    return { blob, ...size }
  } finally {
    picture.close()
  }
}
