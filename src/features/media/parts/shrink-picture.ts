import { fileMost, fitInto, pictureMost } from '../rules.ts'

export interface SmallPicture {
  blob: Blob
  width: number
  height: number
}

/**
 * Draws a picture anew, upright and no larger than it is ever shown. What is drawn is pixels only: where and with what it
 * was taken stays on this device. Throws a sentence.
 */
export async function shrinkPicture(file: Blob): Promise<SmallPicture> {
  if (file.size > pictureMost)
    throw new Error('This picture is larger than 40 MB. Please make it smaller first, or choose another.')
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('This file cannot be shown as a picture here. Please choose a JPEG, PNG or WebP picture.')
  })
  try {
    const { width, height } = fitInto(picture)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('This browser cannot draw pictures.')
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(picture, 0, 0, width, height)
    const blob = await encode(canvas)
    if (blob.size > fileMost) throw new Error('This picture is too large even when it is made smaller.')
    return { blob, width, height }
  } finally {
    picture.close()
  }
}

/** WebP, and JPEG where a browser does not write it: such a one answers with a PNG, which is many times larger. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const write = (type: string) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, type === 'image/webp' ? 0.82 : 0.85))
  const webp = await write('image/webp')
  if (webp?.type === 'image/webp') return webp
  const blob = (await write('image/jpeg')) ?? webp
  if (!blob) throw new Error('This browser cannot draw pictures.')
  return blob
}
