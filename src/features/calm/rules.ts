/** The local storage key of everything that decides how the screen looks and how the coach phrases things. */
export const themeKey = 'theme-preferences'

const communicationStyles = ['direct', 'gentle', 'reflective'] as const
export const themes = ['system', 'light', 'dark'] as const
export const textSizes = ['normal', 'large', 'larger'] as const

export interface ThemePreferences {
  lowStimMode: boolean
  communicationStyle: (typeof communicationStyles)[number]
  theme: (typeof themes)[number]
  textSize: (typeof textSizes)[number]
  isEasyReading: boolean
  /** What was changed on this device and has not reached the person's account yet; it wins when they sign in. */
  unsent: SharedName[]
}

/** Communication styles with the exact words of their options. */
export const styleChoices: { id: ThemePreferences['communicationStyle']; label: string }[] = [
  { id: 'direct', label: 'Direct – Clear, step-by-step instructions' },
  { id: 'gentle', label: 'Gentle – Softer, supportive language' },
  { id: 'reflective', label: 'Reflective – Open-ended questions' },
]

/** The two that belong to the account as well; the rest is the device's own. */
export const sharedNames = ['lowStimMode', 'communicationStyle'] as const
export type SharedName = (typeof sharedNames)[number]

export const defaultTheme: ThemePreferences = {
  lowStimMode: false,
  communicationStyle: 'gentle',
  theme: 'system',
  textSize: 'normal',
  isEasyReading: false,
  unsent: [],
}

/** Reads what is stored. Anything that is not as expected counts as not chosen; nothing ever throws. */
export function parseTheme(text: string | null): ThemePreferences {
  const stored = parseObject(text)
  return {
    lowStimMode: stored.lowStimMode === true,
    communicationStyle: oneOf(communicationStyles, stored.communicationStyle) ?? 'gentle',
    theme: oneOf(themes, stored.theme) ?? 'system',
    textSize: oneOf(textSizes, stored.textSize) ?? 'normal',
    isEasyReading: stored.isEasyReading === true,
    unsent: Array.isArray(stored.unsent)
      ? sharedNames.filter((name) => list(stored.unsent).includes(name))
      : [],
  }
}

/** What the preferences put on the root of the document. */
export interface RootLook {
  classes: { 'low-stim': boolean; 'easy-reading': boolean }
  /** Null leaves light or dark to the system. */
  theme: 'light' | 'dark' | null
  /** Everything is sized in rem, so the size of the root is the size of all text. */
  fontSize: string
}

const rootSizes = { normal: '', large: '112.5%', larger: '125%' } as const

/** The script in the head of index.html does the same before the first paint; a test holds the two together. */
export function rootLook(preferences: ThemePreferences): RootLook {
  return {
    classes: { 'low-stim': preferences.lowStimMode, 'easy-reading': preferences.isEasyReading },
    theme: preferences.theme === 'system' ? null : preferences.theme,
    fontSize: rootSizes[preferences.textSize],
  }
}

export type LowStimNotice = { title: string; description: string; duration: number }

/** What is said when low stimulation is switched; the words are exact. */
export function lowStimNotice(isOn: boolean): LowStimNotice {
  return isOn
    ? {
        title: 'Low-stimulation mode enabled',
        description: 'Reduced animations and softer colors activated',
        duration: 3000,
      }
    : { title: 'Standard mode enabled', description: 'Returned to standard visual settings', duration: 3000 }
}

/**
 * Joins this device and the account when somebody signs in: what was changed here and never sent is newer than the
 * account; in everything else the account knows better.
 */
export function joinTheme(
  device: ThemePreferences,
  account: Pick<ThemePreferences, SharedName>,
): { device: ThemePreferences; toSend: Partial<Pick<ThemePreferences, SharedName>> } {
  const toSend: Partial<Pick<ThemePreferences, SharedName>> = {}
  const joined = { ...device }
  if (!device.unsent.includes('lowStimMode')) joined.lowStimMode = account.lowStimMode
  else if (device.lowStimMode !== account.lowStimMode) toSend.lowStimMode = device.lowStimMode
  if (!device.unsent.includes('communicationStyle')) joined.communicationStyle = account.communicationStyle
  else if (device.communicationStyle !== account.communicationStyle)
    toSend.communicationStyle = device.communicationStyle
  return { device: joined, toSend }
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((one) => one === value)
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
