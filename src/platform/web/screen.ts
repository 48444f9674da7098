import type { ComponentType } from 'react'

/** `gated` pages are public and stand behind the waitlist curtain while the operator keeps it closed. */
export type ScreenAccess = 'public' | 'gated' | 'user' | 'tester' | 'admin'

/** One address of the product: who may open it, what frame it stands in, and where its code is. */
export interface Screen {
  path: string
  /** Shown as `<title> · Balanse`. */
  title: string
  access: ScreenAccess
  layout: 'protected' | 'auth' | 'auth-wide' | 'public'
  header: 'app' | 'logo-only' | 'marketing' | 'none'
  bottomNav: boolean
  topTabs: boolean
  /** null: a page that the build rendered whole (`<name>.page.tsx`); the browser loads it as a document. */
  load: (() => Promise<{ default: ComponentType }>) | null
}

export function screen(definition: Screen): Screen {
  return definition
}
