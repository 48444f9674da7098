import { Content, List, Root, Trigger } from 'radix-ui/tabs'
import { useLocation, useNavigate } from 'react-router'
import { helpTabs, tabAt, type HelpTab } from '../rules/tabs.ts'
import { CommonQuestions } from './common-questions.tsx'
import { ContactUs } from './contact-us.tsx'
import { UrgentSupport } from './urgent-support.tsx'

const contents: Record<HelpTab, () => React.JSX.Element> = {
  'common-questions': CommonQuestions,
  'urgent-support': () => <UrgentSupport />,
  'contact-us': ContactUs,
}

/** Help and support as tabs. Which one is open stands in the address, so that it can be linked to and gone back from. */
export function HelpTabs() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  return (
    <Root
      value={tabAt(hash)}
      onValueChange={(tab) => void navigate({ hash: tab }, { replace: true, preventScrollReset: true })}
      className="mt-6"
    >
      <List aria-label="Help and support" className="-ml-1 flex flex-wrap gap-1">
        {helpTabs.map(({ id, label }) => (
          <Trigger
            key={id}
            value={id}
            className="min-h-11 rounded-full border border-transparent px-4 text-ink-2 transition-colors hover:text-ink data-[state=active]:bg-tide-2 data-[state=active]:font-semibold data-[state=active]:text-tide low-stim:data-[state=active]:border-line"
          >
            {label}
          </Trigger>
        ))}
      </List>
      {helpTabs.map(({ id, label }) => {
        const Part = contents[id]
        return (
          <Content key={id} value={id} className="mt-8 outline-offset-8">
            <h2 className="sr-only">{label}</h2>
            <Part />
          </Content>
        )
      })}
    </Root>
  )
}
