import sharp from 'sharp'

const mostPixels = 50_000_000
const side = 2_048

/**
 * A photograph as it may be kept: turned upright, at most 2048 pixels on its longer side, and nothing but its pixels, so
 * without the place where it was taken. Null when the bytes are no picture that can be drawn.
 */
export async function plainPicture(
  source: Buffer,
): Promise<{ bytes: Buffer; width: number; height: number } | null> {
  try {
    const { data, info } = await sharp(source, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: 15 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return null
  }
}
