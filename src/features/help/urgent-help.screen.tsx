import { CrisisLines } from './parts/crisis-lines.tsx'

/** Props in, page out: no session, no request, no script needed, so that it can be rendered once and served whole. */
export default function UrgentHelpScreen() {
  return (
    <div className="mx-auto max-w-column">
      <h1>Urgent help</h1>
      <div className="mt-6">
        <CrisisLines />
      </div>
      <p className="mt-12 max-w-measure border-t border-line pt-5 text-sm text-ink-2">
        Nobody is told that you opened this page. If somebody may look at this device, you can remove the page
        from the browser's history afterwards.
      </p>
    </div>
  )
}
