import { Link } from 'react-router'
import { TabsNav } from '#ui/tabs-nav.tsx'

const views = ['overview', 'score', 'rhythm', 'insights', 'report'] as const
export type View = (typeof views)[number]

const tabs: { view: View; name: string }[] = [
  { view: 'overview', name: 'Overview' },
  { view: 'score', name: 'Score' },
  { view: 'rhythm', name: 'Rhythm' },
  { view: 'insights', name: 'Insights' },
]

/** The view that an address asks for; the overview for anything else. */
export function viewOf(asked: string | null): View {
  return views.find((view) => view === asked) ?? 'overview'
}

/** The ways through My Balanse. The report is reached from the insights that it is made of. */
export function ViewTabs({ view }: { view: View }) {
  const current = view === 'report' ? 'insights' : view
  return (
    <TabsNav label="My Balanse" className="mb-10 max-sm:[&_a]:px-2.5! print:hidden">
      {tabs.map((tab) => (
        <Link
          key={tab.view}
          to={tab.view === 'overview' ? '/get-balanse' : `/get-balanse?view=${tab.view}`}
          aria-current={tab.view === current ? 'page' : undefined}
        >
          {tab.name}
        </Link>
      ))}
    </TabsNav>
  )
}
