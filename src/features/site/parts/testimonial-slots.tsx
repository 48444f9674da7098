import { Section } from './section.tsx'
import type { Testimonial } from './testimonials.ts'

/** Three slots for what people say. While one is an example it says so in the place of a name. */
export function TestimonialSlots({ slots }: { slots: readonly Testimonial[] }) {
  const hasExamples = slots.some(({ is_example }) => is_example)
  return (
    <Section
      title="In people’s own words"
      lead={
        hasExamples
          ? 'We do not make people up. These are examples until somebody has agreed to be quoted.'
          : undefined
      }
    >
      <div className="grid gap-8 md:grid-cols-3">
        {slots.map(({ text, person, is_example }) => (
          <figure key={text} className="flex flex-col justify-between gap-4 border-t border-line pt-5">
            <blockquote className="font-title text-lg">{text}</blockquote>
            <figcaption className="text-sm text-ink-2">{is_example ? 'Example text' : person}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
