import { Link, useLocation } from 'react-router'
import { TabsNav } from '#ui/tabs-nav.tsx'
import { isKnownPath } from '../route-table.ts'
import { planTabs } from '../tabs.ts'

/** Day, Week, Month, Vision. The frame leaves 84 px above it: that is where its top edge has to be. */
export function PlanTabs() {
  const { pathname } = useLocation()
  return (
    <TabsNav label="Plan" className="px-4 print:hidden">
      {planTabs
        .filter((tab) => isKnownPath(tab.path))
        .map(({ label, path, isActive }) => (
          <Link key={path} to={path} aria-current={isActive(pathname) ? 'page' : undefined}>
            {label}
          </Link>
        ))}
    </TabsNav>
  )
}
