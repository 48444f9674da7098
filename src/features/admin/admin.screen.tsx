import {
  Archive,
  BookOpenText,
  Bot,
  CircleQuestionMark,
  ClipboardList,
  DoorOpen,
  Gauge,
  Inbox,
  Mail,
  ReceiptText,
  ScrollText,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ArticleRoom, GapList } from '#features/help/public.tsx'
import { TeamsRoom } from '#features/teams/public.tsx'
import { Sidebar, SidebarLabel, SidebarProvider, SidebarTrigger } from '#ui/sidebar.tsx'
import { BackupsRoom } from './parts/backups-room.tsx'
import { GateRoom } from './parts/gate-room.tsx'
import { InboxRoom } from './parts/inbox-room.tsx'
import { ListRoom } from './parts/list-room.tsx'
import { ModelRoom } from './parts/model-room.tsx'
import { OverviewRoom } from './parts/overview-room.tsx'
import { PeopleRoom } from './parts/people-room.tsx'
import { PlansRoom } from './parts/plans-room.tsx'
import { RecordRoom } from './parts/record-room.tsx'

interface Room {
  /** The value of `room` in the address. */
  id: string
  title: string
  icon: LucideIcon
  content: ReactNode
}

const rooms: readonly [Room, ...Room[]] = [
  { id: 'overview', title: 'Overview', icon: Gauge, content: <OverviewRoom /> },
  { id: 'people', title: 'People', icon: Users, content: <PeopleRoom /> },
  { id: 'teams', title: 'Teams', icon: UsersRound, content: <TeamsRoom /> },
  { id: 'public-pages', title: 'Public pages', icon: DoorOpen, content: <GateRoom /> },
  { id: 'waitlist', title: 'Waitlist', icon: ClipboardList, content: <ListRoom key="w" list="waitlist" /> },
  { id: 'newsletter', title: 'Newsletter', icon: Mail, content: <ListRoom key="n" list="newsletter" /> },
  { id: 'inbox', title: 'Support inbox', icon: Inbox, content: <InboxRoom /> },
  { id: 'articles', title: 'Help articles', icon: BookOpenText, content: <ArticleRoom /> },
  { id: 'questions', title: 'Help questions', icon: CircleQuestionMark, content: <GapList /> },
  { id: 'model', title: 'AI model', icon: Bot, content: <ModelRoom /> },
  { id: 'plans', title: 'Plans and billing', icon: ReceiptText, content: <PlansRoom /> },
  { id: 'backups', title: 'Backups', icon: Archive, content: <BackupsRoom /> },
  { id: 'record', title: 'Record', icon: ScrollText, content: <RecordRoom /> },
]

/** The admin console: its rooms beside each other, each under an address of its own. */
export default function AdminScreen() {
  const [search] = useSearchParams()
  const room = rooms.find(({ id }) => id === search.get('room')) ?? rooms[0]
  return (
    <SidebarProvider>
      <div className="flex items-center gap-2">
        <SidebarTrigger />
        <h1>Admin Dashboard</h1>
      </div>
      <div className="mt-6 md:flex md:gap-8">
        <Sidebar label="Admin">
          {rooms.map(({ id, title, icon: Icon }) => (
            <li key={id}>
              <Link to={`?room=${id}`} title={title} aria-current={id === room.id ? 'page' : undefined}>
                <Icon aria-hidden="true" />
                <SidebarLabel>{title}</SidebarLabel>
              </Link>
            </li>
          ))}
        </Sidebar>
        <section aria-labelledby="room-title" className="min-w-0 flex-1">
          <h2 id="room-title" className="mb-4">
            {room.title}
          </h2>
          {room.content}
        </section>
      </div>
    </SidebarProvider>
  )
}
