/** Joins class names and leaves out what is empty. Later classes do not override earlier ones: keep them apart. */
export function classNames(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
