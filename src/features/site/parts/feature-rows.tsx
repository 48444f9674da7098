import type { ReactNode } from 'react'
import { type PictureName, ProductPicture } from './product-picture.tsx'

export interface Feature {
  title: string
  text: ReactNode
  picture: PictureName
  alt: string
}

/** Features one below the other, each with the real screen beside its words; every second one turned round. */
export function FeatureRows({ items }: { items: readonly Feature[] }) {
  return items.map(({ title, text, picture, alt }, index) => (
    <section key={title} className="grid gap-8 py-10 md:grid-cols-2 md:items-center md:gap-12 md:py-16">
      <div className={index % 2 === 1 ? 'md:order-last' : undefined}>
        <h2 className="text-3xl text-balance">{title}</h2>
        <p className="mt-3 max-w-measure text-ink-2">{text}</p>
      </div>
      <ProductPicture name={picture} alt={alt} />
    </section>
  ))
}
