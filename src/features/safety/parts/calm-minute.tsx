/** A minute to breathe, as words and not as an animation: it has to work for everybody and on paper. */
export function CalmMinute() {
  return (
    <div className="max-w-measure">
      <ol className="mt-2 grid gap-1">
        <li>Breathe in through your nose and count to four.</li>
        <li>Hold it and count to four.</li>
        <li>Breathe out slowly and count to six. Do this six times.</li>
      </ol>
      <p className="mt-3">
        Then name five things you can see, four you can touch, three you can hear. That is all for now.
      </p>
    </div>
  )
}
