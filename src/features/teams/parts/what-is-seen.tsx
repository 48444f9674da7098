/**
 * What a member agrees to, word for word. Whoever changes a word changes `agreement` in contract.ts: a new text is a new
 * question.
 */
export function WhatIsSeen() {
  return (
    <ul className="max-w-measure list-disc space-y-1 pl-6">
      <li>
        Nobody in the team, its owner included, sees anything that you write: no plan, no reflection, no mood,
        no score, no talk with the coach.
      </li>
      <li>The owner sees your name and address, and since when you are in the team.</li>
      <li>
        Owner and members see three counts a week: how many people wrote something, and how many plans and
        evenings were written. Each only when at least five people are in that very count, in steps of five,
        without a name.
      </li>
      <li>
        A count says little about you, and not nothing: where everybody in a small team wrote something, it
        says so.
      </li>
      <li>You leave with one tap, at any time. From then on you are in no new count.</li>
    </ul>
  )
}
