/**
 * Rounds amounts to tenths so that the rounded ones add up to `total` (a number of tenths) exactly: each is cut down
 * to a tenth, and what is left over goes to those that were cut most (the method of largest remainders).
 * `total` must be the rounded sum of the amounts. The answer is in tenths, too.
 */
export function apportion(amounts: readonly number[], total: number): number[] {
  // Adding 0 turns a negative zero, which would be shown as -0, into a plain one.
  const cut = amounts.map((amount) => Math.floor(amount * 10) + 0)
  const left = total - cut.reduce((sum, tenths) => sum + tenths, 0)
  const order = amounts
    .map((amount, index) => ({ index, rest: amount * 10 - Math.floor(amount * 10) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of order.slice(0, Math.max(0, left))) cut[index] = (cut[index] ?? 0) + 1
  return cut
}
