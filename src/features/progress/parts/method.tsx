import { Details } from '#ui/details.tsx'

/** The formula in plain words, and what it cannot do. Whatever changes here changes the version of the formula. */
export function Method() {
  return (
    <section aria-labelledby="score-method">
      <h2 id="score-method">How it is counted</h2>
      <div className="mt-2 border-t border-line text-sm [&_li]:mt-1.5 [&_p]:max-w-measure [&_p+p]:mt-2 [&_ul]:list-disc [&_ul]:pl-5">
        <Details title="The four parts of a day">
          <ul>
            <li>
              <b>Planning:</b> half for an intention or a priority, the other half for a pillar task or time
              for you beside it.
            </li>
            <li>
              <b>Following through:</b> done counts one, the tiny version as well; moved on purpose counts a
              half; let go is left out. A priority weighs as much as two tasks.
            </li>
            <li>
              <b>Reflecting:</b> anything you write counts one, a mood alone a half.
            </li>
            <li>
              <b>Balance:</b> how near your attention over seven days lies to the weights of your pillars. It
              applies from four things done on.
            </li>
          </ul>
          <p className="mt-2">
            A part that does not apply neither helps nor costs. A day is the weighted mean of its parts.
          </p>
        </Details>
        <Details title="From days to the number">
          <p>
            The score is the mean of your last sixty counted days, and newer ones weigh more: after seven days
            half, after fourteen a quarter.
          </p>
          <p>
            A quiet day counts half and only the first three in a row do, so being away costs about fifteen in
            a hundred at most. Today is not quiet before it is over.
          </p>
          <p>
            Days of a pause and planned rest are not counted at all. The two days off in any seven that a
            streak goes on over by itself are not among them: nobody said that they were rest, so here they
            are quiet days. Set as rest, today or later, they stop counting.
          </p>
          <p>
            Turning up never costs you. A day with an entry counts for no less than silence would have; then
            it says “held”.
          </p>
          <p>
            Below 40 it is called gathering, below 60 steadying, below 80 in rhythm, and in flow from 80 on.
          </p>
        </Details>
        <Details title="What it cannot say">
          <p>
            It does not know how hard a day was, and it reads none of your words. A high number is no proof
            that you are well, and a low one none that you are not. It cannot be compared with anybody else’s.
          </p>
          <p>
            It is computed on your device each time. No number is stored, so changing an old day, a pause or a
            weight changes the past as well.
          </p>
        </Details>
      </div>
    </section>
  )
}
