import { deletionPhrase } from './contract.ts'

/** What somebody typed is the phrase, whatever its capitals and the space around it. */
export function isPhrase(typed: string): boolean {
  return typed.trim().replaceAll(/\s+/g, ' ').toLowerCase() === deletionPhrase
}

export const phraseSentence = `Please type “${deletionPhrase}” to go on. Nothing was deleted.`

/** A size for people: "12 KB", "3.4 MB", "1.2 GB". */
export function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`
}
