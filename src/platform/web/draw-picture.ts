/** A file as a picture, upright. Throws a sentence. */
export function openPicture(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file).catch(() => {
    throw new Error('This file cannot be shown as a picture here. Please choose a JPEG, PNG or WebP picture.')
  })
}

/**
 * Draws a part of a picture anew in another size. What is drawn is pixels only: where and with what it was taken stays on
 * this device. Throws a sentence.
 */
export async function drawPicture(
  picture: ImageBitmap,
  part: { left: number; top: number; width: number; height: number },
  size: { width: number; height: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw pictures.')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, size.width, size.height)
  return encode(canvas)
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
