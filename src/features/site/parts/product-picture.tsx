export type PictureName = 'home' | 'day' | 'evening' | 'vision' | 'coach' | 'score' | 'low-stim'

/** Size of every picture of the product, in CSS pixels: a phone's screen, taken at double density. */
const width = 390
const height = 720

/**
 * A real screen of the product with the demo account in it, made by `tools/pictures.mjs`. The dark one is shown where
 * the page is dark.
 */
export function ProductPicture({
  name,
  alt,
  isFirst = false,
}: {
  name: PictureName
  alt: string
  /** True for a picture that is seen before any scrolling. */
  isFirst?: boolean
}) {
  const common = { width, height, loading: isFirst ? 'eager' : 'lazy', decoding: 'async' } as const
  const look = 'mx-auto h-auto w-full max-w-[22rem] rounded-[22px] border border-line'
  return (
    <div>
      <img {...common} alt={alt} src={`/_pictures/${name}-light.webp`} className={`${look} only-light`} />
      <img
        {...common}
        alt={alt}
        src={`/_pictures/${name}-dark.webp`}
        className={`${look} only-dark`}
        loading="lazy"
      />
    </div>
  )
}
