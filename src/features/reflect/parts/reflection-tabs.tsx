import { NavLink } from 'react-router'
import { TabsNav } from '#ui/tabs-nav.tsx'

/** The bar over the three ways of writing that are used most. */
export function ReflectionTabs() {
  return (
    <TabsNav label="Ways to write" className="mb-8 max-sm:[&_a]:px-2.5!">
      <NavLink to="/reflection-free-writing">Journal</NavLink>
      <NavLink to="/reflection-gratitude">Gratitude</NavLink>
      <NavLink to="/reflection-choose-again">Choose Again</NavLink>
    </TabsNav>
  )
}
