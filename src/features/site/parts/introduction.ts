/** The introduction stands twice: among the public pages, and as the quiet pages that lead into the app. */
export type IntroductionFamily = 'public' | 'auth'

interface IntroductionPaths {
  howItWorks: string
  pillars: string
  breakItDown: string
  goalSetting: string
  diveIn: string
}

/** Back and Next stay in the family that somebody is reading in. */
export const introductionPaths: Record<IntroductionFamily, IntroductionPaths> = {
  public: {
    howItWorks: '/how-it-works',
    pillars: '/balanse-pillars',
    breakItDown: '/break-it-down',
    goalSetting: '/goal-setting-guide',
    diveIn: '/dive-in',
  },
  auth: {
    howItWorks: '/auth-how-it-works',
    pillars: '/auth-balanse-pillars',
    breakItDown: '/auth-break-it-down',
    goalSetting: '/auth-goal-setting-guide',
    diveIn: '/auth-dive-in',
  },
}
