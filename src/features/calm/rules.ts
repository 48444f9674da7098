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
  hasMoreContrast: boolean
  /** Nothing moves, with everything else as it was. */
  isStill: boolean
  /** More space around everything. */
  isRoomy: boolean
  /** Mute All Sounds: nothing that speaks or sounds may be heard while it is on. */
  isMuted: boolean
  /** Single letters do something outside of texts; off for whoever speaks to their device or hits keys by chance. */
  hasShortcuts: boolean
  /** How fast a voice reads aloud, 1 is its own pace. */
  speechRate: number
  /** 0 to 1. */
  speechVolume: number
  /** What was changed on this device and has not reached the person's account yet; it wins when they sign in. */
  unsent: SharedName[]
}

/** Communication styles with the exact words of their options. */
export const styleChoices: { id: ThemePreferences['communicationStyle']; label: string }[] = [
  { id: 'direct', label: 'Direct – Clear, step-by-step instructions' },
  { id: 'gentle', label: 'Gentle – Softer, supportive language' },
  { id: 'reflective', label: 'Reflective – Open-ended questions' },
]

/** What belongs to the account as well; the rest suits one screen or one room and is the device's own. */
export const sharedNames = [
  'lowStimMode',
  'communicationStyle',
  'isEasyReading',
  'hasMoreContrast',
  'isStill',
  'isRoomy',
  'isMuted',
  'hasShortcuts',
] as const
export type SharedName = (typeof sharedNames)[number]

export const defaultTheme: ThemePreferences = {
  lowStimMode: false,
  communicationStyle: 'gentle',
  theme: 'system',
  textSize: 'normal',
  isEasyReading: false,
  hasMoreContrast: false,
  isStill: false,
  isRoomy: false,
  isMuted: false,
  hasShortcuts: true,
  speechRate: 1,
  speechVolume: 1,
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
    hasMoreContrast: stored.hasMoreContrast === true,
    isStill: stored.isStill === true,
    isRoomy: stored.isRoomy === true,
    isMuted: stored.isMuted === true,
    hasShortcuts: stored.hasShortcuts !== false,
    speechRate: between(0.5, 1.5, stored.speechRate),
    speechVolume: between(0, 1, stored.speechVolume),
    unsent: Array.isArray(stored.unsent)
      ? sharedNames.filter((name) => list(stored.unsent).includes(name))
      : [],
  }
}

/** What the preferences put on the root of the document. */
export interface RootLook {
  classes: Record<'low-stim' | 'easy-reading' | 'more-contrast' | 'still' | 'roomy', boolean>
  /** Null leaves light or dark to the system. */
  theme: 'light' | 'dark' | null
  /** Everything is sized in rem, so the size of the root is the size of all text. */
  fontSize: string
}

const rootSizes = { normal: '', large: '112.5%', larger: '125%' } as const

/** The script in the head of index.html does the same before the first paint; a test holds the two together. */
export function rootLook(preferences: ThemePreferences): RootLook {
  return {
    classes: {
      'low-stim': preferences.lowStimMode,
      'easy-reading': preferences.isEasyReading,
      'more-contrast': preferences.hasMoreContrast,
      still: preferences.isStill,
      roomy: preferences.isRoomy,
    },
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
  const isNewer = (name: SharedName) => device.unsent.includes(name)
  const pick = (names: readonly SharedName[], from: Pick<ThemePreferences, SharedName>) =>
    Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Pick<ThemePreferences, SharedName>>
  const joined = {
    ...device,
    ...pick(
      sharedNames.filter((name) => !isNewer(name)),
      account,
    ),
  }
  const toSend = pick(
    sharedNames.filter((name) => isNewer(name) && device[name] !== account[name]),
    device,
  )
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

function between(low: number, high: number, value: unknown): number {
  return typeof value === 'number' && value >= low && value <= high ? value : 1
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
