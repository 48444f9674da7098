import privacySource from '#content/legal/privacy.md?raw'
import termsSource from '#content/legal/terms.md?raw'
import { factOf, headingId, readMarkdown } from './markdown.ts'
import { writtenDate } from './written-date.ts'

export interface LegalText {
  title: string
  /** Day of the last change, as in `21 November 2026`. */
  updated: string
  html: string
  /** Its parts, for a list of contents. */
  parts: readonly { id: string; heading: string }[]
}

export const privacyText = readLegal('content/legal/privacy.md', privacySource)
export const termsText = readLegal('content/legal/terms.md', termsSource)

function readLegal(name: string, source: string): LegalText {
  const file = readMarkdown(name, source)
  return {
    title: factOf(name, file, 'title'),
    updated: writtenDate(factOf(name, file, 'updated')),
    html: file.html,
    parts: [...source.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => ({
      id: headingId(heading),
      heading,
    })),
  }
}
