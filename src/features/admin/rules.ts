/** Bytes as a person reads them: `812 kB`, `3.4 MB`. Steps of a thousand, as disks are sold and filled. */
export function sizeInWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB']
  let size = bytes
  let unit = 0
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000
    unit += 1
  }
  const digits = unit === 0 || size >= 100 ? 0 : 1
  return `${size.toLocaleString('en-GB', { maximumFractionDigits: digits })} ${units[unit]}`
}
