import {
  CalendarDays,
  CalendarRange,
  CircleHelp,
  CreditCard,
  House,
  LogOut,
  Map as MapIcon,
  MessageCircle,
  Moon,
  Mountain,
  NotebookPen,
  Plug,
  Settings2,
  ShieldCheck,
  Sun,
  type LucideIcon,
} from 'lucide-react'

export type MenuGroup = 'Main' | 'Account' | 'Other'
export const menuGroups: readonly MenuGroup[] = ['Main', 'Account', 'Other']

/** One entry of the menus. With an `action`, choosing it does that; the path then says where it ends. */
export interface MenuItem {
  label: string
  path: string
  icon: LucideIcon
  group: MenuGroup
  action?: 'sign-out'
  isForAdmins?: true
}

const items: readonly MenuItem[] = [
  { label: 'Home', path: '/home', icon: House, group: 'Main' },
  { label: 'My Balanse', path: '/get-balanse', icon: MapIcon, group: 'Main' },
  { label: 'Reflect', path: '/reflection-templates', icon: Moon, group: 'Main' },
  { label: 'Ask Coach', path: '/my-balanse', icon: MessageCircle, group: 'Main' },
  { label: 'Day', path: '/day-plan', icon: Sun, group: 'Main' },
  { label: 'Week', path: '/week-plan', icon: CalendarRange, group: 'Main' },
  { label: 'Month', path: '/month-schedule', icon: CalendarDays, group: 'Main' },
  { label: 'Vision', path: '/vision', icon: Mountain, group: 'Main' },
  { label: 'Journal', path: '/journal', icon: NotebookPen, group: 'Main' },
  { label: 'Profile Settings', path: '/profile-settings', icon: Settings2, group: 'Account' },
  { label: 'Billing & Subscription', path: '/billing', icon: CreditCard, group: 'Account' },
  { label: 'Integrations', path: '/integrations-page', icon: Plug, group: 'Account' },
  {
    label: 'Admin Dashboard',
    path: '/admin-dashboard',
    icon: ShieldCheck,
    group: 'Account',
    isForAdmins: true,
  },
  { label: 'Help', path: '/help-auth', icon: CircleHelp, group: 'Other' },
  { label: 'Sign out', path: '/', icon: LogOut, group: 'Other', action: 'sign-out' },
]

/** The entries for a signed-in person, in their order; what this build has no screen for is left out. */
export function menuItems(isAdmin: boolean, isKnownPath: (path: string) => boolean): MenuItem[] {
  return items.filter(
    (item) => (item.action !== undefined || isKnownPath(item.path)) && (isAdmin || !item.isForAdmins),
  )
}

/** What the avatar's menu holds: the same entries without the ways through the app, which the bars show there. */
export function avatarItems(all: readonly MenuItem[]): MenuItem[] {
  return all.filter((item) => item.group !== 'Main')
}

/** How long a closed menu waits before it navigates, so that it is seen closing. */
const menuPause = 100

/** Closes the menu first and goes a moment later. */
export function chooseItem(close: () => void, go: () => void): void {
  close()
  setTimeout(go, menuPause)
}
