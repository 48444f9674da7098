/** How many appointments there are, in words. */
export function countWords(count: number): string {
  if (count === 0) return 'No appointment from now on'
  return count === 1 ? 'One appointment' : `${count.toLocaleString('en-GB')} appointments`
}
