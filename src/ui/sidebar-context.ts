import { createContext, use } from 'react'

export interface SidebarState {
  /** Wide or narrow, on larger screens; kept in a cookie. */
  isExpanded: boolean
  /** Below 768 px the sidebar lies over the page and is closed until it is asked for. */
  isMobile: boolean
  isOpenOnMobile: boolean
  setOpenOnMobile: (isOpen: boolean) => void
  toggle: () => void
}

export const SidebarContext = createContext<SidebarState | null>(null)

export function useSidebar(): SidebarState {
  const state = use(SidebarContext)
  if (!state) throw new Error('useSidebar must be used within <SidebarProvider>')
  return state
}
