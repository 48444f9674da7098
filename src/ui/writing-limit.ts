/** From here on a limit is worth knowing: the last tenth, but at least the last 20 and at most the last 200 characters. */
export function charactersLeft(length: number, maxLength: number | undefined): number | null {
  if (maxLength === undefined || maxLength < 0) return null
  const near = Math.min(200, Math.max(20, Math.floor(maxLength / 10)))
  const left = Math.max(0, maxLength - length)
  return left <= near ? left : null
}
