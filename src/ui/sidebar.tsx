import { PanelLeft } from 'lucide-react'
import { Close, Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useOpening } from '#ui/use-opening.ts'
import { SidebarContext, useSidebar } from '#ui/sidebar-context.ts'
import { expandedCookie, isTextField, isToggleKey, readExpanded } from '#ui/sidebar-rules.ts'

const mobile = '(max-width: 767.98px)'

function useIsMobile(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(mobile)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(mobile).matches,
  )
}

/** Holds the state of one sidebar, and listens for its key. Stands around the sidebar and its trigger. */
export function SidebarProvider({ children }: { children: ReactNode }) {
  const isMobile = useIsMobile()
  const [isExpanded, setExpanded] = useState(() => readExpanded(document.cookie))
  const [isOpenOnMobile, setOpenOnMobile] = useState(false)
  const toggle = useCallback(() => {
    if (isMobile) return setOpenOnMobile((isOpen) => !isOpen)
    document.cookie = expandedCookie(!isExpanded)
    setExpanded(!isExpanded)
  }, [isMobile, isExpanded])

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!isToggleKey(event, isTextField(event.target))) return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [toggle])

  const state = useMemo(
    () => ({ isExpanded, isMobile, isOpenOnMobile: isMobile && isOpenOnMobile, setOpenOnMobile, toggle }),
    [isExpanded, isMobile, isOpenOnMobile, toggle],
  )
  return <SidebarContext value={state}>{children}</SidebarContext>
}

export interface SidebarProps {
  /** Names the landmark, such as "Admin". */
  label: string
  /** List items with links; see SidebarLabel for their words. The current one carries `aria-current="page"`. */
  children: ReactNode
}

/** Links beside the content: 16rem wide, 3rem when collapsed to its icons, an overlay of 18rem on a phone. */
export function Sidebar({ label, children }: SidebarProps) {
  const { isExpanded, isMobile, isOpenOnMobile, setOpenOnMobile } = useSidebar()
  const opening = useOpening(isMobile && isOpenOnMobile, setOpenOnMobile)
  const links = (
    <nav aria-label={label}>
      <ul
        className={classNames(
          'flex flex-col gap-1',
          '[&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:gap-3 [&_a]:rounded-field [&_a]:px-3.5 [&_a]:text-base [&_a]:text-ink-2 [&_a]:no-underline',
          '[&_a:hover]:bg-paper-2 [&_a:hover]:text-ink [&_a[aria-current=page]]:bg-tide-2 [&_a[aria-current=page]]:font-semibold [&_a[aria-current=page]]:text-tide',
          'low-stim:[&_a[aria-current=page]]:inset-ring low-stim:[&_a[aria-current=page]]:inset-ring-line',
          '[&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.6]',
        )}
      >
        {children}
      </ul>
    </nav>
  )
  if (isMobile)
    return (
      <Root {...opening}>
        <Portal>
          <Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade" />
          <Content
            aria-describedby={undefined}
            // A link that was followed has done its work: the page it leads to is under the sidebar.
            onClick={(event) => {
              if ((event.target as Element).closest('a')) setOpenOnMobile(false)
            }}
            className="fixed inset-y-0 left-0 z-50 w-[18rem] max-w-[calc(100vw-2.75rem)] overflow-y-auto border-r border-line bg-sheet p-4 text-ink shadow-lift outline-none data-[state=open]:animate-slide-in"
          >
            <div className="mb-2 flex items-center justify-between pl-3">
              <Title className="text-lg">{label}</Title>
              <Close className="min-h-11 rounded-full px-3 text-sm text-ink-2">Close</Close>
            </div>
            {links}
          </Content>
        </Portal>
      </Root>
    )
  return (
    <div
      data-state={isExpanded ? 'expanded' : 'collapsed'}
      className={classNames(
        'group/sidebar sticky top-20 shrink-0 self-start',
        isExpanded ? 'w-[16rem]' : 'w-12',
      )}
    >
      {links}
    </div>
  )
}

/** The words of a link: out of sight, and still its name, while the sidebar shows icons only. */
export function SidebarLabel({ children }: { children: string }) {
  return <span className="group-data-[state=collapsed]/sidebar:sr-only">{children}</span>
}

/** Widens and narrows the sidebar; on a phone, opens it. */
export function SidebarTrigger() {
  const { isExpanded, isMobile, isOpenOnMobile, toggle } = useSidebar()
  const isShown = isMobile ? isOpenOnMobile : isExpanded
  return (
    <IconButton
      label={isMobile ? 'Open the sidebar' : isExpanded ? 'Narrow the sidebar' : 'Widen the sidebar'}
      aria-expanded={isShown}
      aria-keyshortcuts="Control+B Meta+B"
      onClick={toggle}
    >
      <PanelLeft aria-hidden="true" />
    </IconButton>
  )
}
