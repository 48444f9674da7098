import { Link, useLocation, useSearchParams } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { TabsNav } from '#ui/tabs-nav.tsx'
import { CommonQuestions } from './parts/common-questions.tsx'
import { CrisisLines } from './parts/crisis-lines.tsx'

const tabs = [
  { label: 'Common Questions', search: '' },
  { label: 'Urgent Support', search: '?tab=urgent' },
]

export default function HelpScreen() {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const isUrgent = search.get('tab') === 'urgent'
  return (
    <div className="max-w-column">
      <h1>Help and support</h1>
      <TabsNav label="Help" className="mt-6 -ml-4 [&>ul]:justify-start">
        {tabs.map(({ label, search }) => (
          <Link key={label} to={{ search }} aria-current={isUrgent === (search !== '') ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </TabsNav>
      <div className="mt-8">{isUrgent ? <CrisisLines /> : <CommonQuestions key={hash} />}</div>
      <Notice className="mt-12">
        The coach in Balanse is an AI and not a therapist. It is software for planning and looking back, and
        it does not replace people or professional help.
      </Notice>
    </div>
  )
}
