import type { ComponentType } from 'react'

export type ScreenAccess = 'public' | 'user' | 'tester' | 'admin'

/** One address of the app: who may open it, what frame it stands in, and where its code is. */
export interface Screen {
  path: string
  /** Shown as `<title> · Balanse`. */
  title: string
  access: ScreenAccess
  layout: 'protected' | 'auth' | 'auth-wide' | 'public'
  header: 'app' | 'logo-only' | 'marketing' | 'none'
  bottomNav: boolean
  topTabs: boolean
  load: () => Promise<{ default: ComponentType }>
}

export function screen(definition: Screen): Screen {
  return definition
}
