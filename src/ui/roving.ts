/**
 * Where an arrow key leads in a row of `count` choices: around the ends, Home and End to them; null for any other key.
 * Up and down count as left and right, because a row of chips may wrap. `isRightToLeft` turns left and right around.
 */
export function nextIndex(key: string, index: number, count: number, isRightToLeft = false): number | null {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward || key === 'ArrowDown') return (index + 1) % count
  if (key === back || key === 'ArrowUp') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
