import { Notice } from '#ui/notice.tsx'
import { HelpTabs } from './parts/help-tabs.tsx'

/** Help and support for somebody who is signed in; the same parts as on the public page. */
export default function HelpScreen() {
  return (
    <div className="max-w-column">
      <h1>Help and support</h1>
      <HelpTabs />
      <Notice className="mt-12">
        The coach in Balanse is an AI and not a therapist. It is software for planning and looking back, and
        it does not replace people or professional help.
      </Notice>
    </div>
  )
}
