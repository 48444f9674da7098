import { publicPage } from '#platform/web/page.ts'
import { CrisisLines } from './parts/crisis-lines.tsx'

export default publicPage({
  path: '/urgent-help',
  description: 'People to talk to right now, free and at any hour, in the UK, the US and everywhere else.',
  Body: UrgentHelpPage,
})

/** Whole without script, without an account and behind nothing. */
function UrgentHelpPage() {
  return (
    <div className="mx-auto max-w-3xl pb-24">
      <h1>Urgent help</h1>
      <div className="mt-6">
        <CrisisLines />
      </div>
      <p className="mt-10 max-w-measure text-sm text-ink-2">
        Nobody is told that you opened this page. If somebody may look at this device, you can remove the page
        from the browser's history afterwards. What Balanse does when somebody is not safe, and what it cannot
        do, stands in the <a href="/safety-protocol">safety protocol</a>.
      </p>
    </div>
  )
}
