import { useProfile, useSetting, requestSignOut } from '#features/account/public.tsx'
import { changeTheme, useTheme } from '#features/calm/public.tsx'
import { lowStimNotice, type ThemePreferences } from '#features/calm/rules.ts'
import type { Screen } from '#platform/web/screen.ts'
import { toast } from '#ui/toast/use-toast.ts'
import { screenEntries } from '../rules/screens.ts'
import type { Entry } from '../rules/match.ts'
import { openFind } from './opening.ts'

/** One line of the menu. `isGoing` ends on another screen, which then has the focus. */
export interface Command extends Entry {
  run: () => void
  isGoing: boolean
}

const themeCommands: { value: ThemePreferences['theme']; label: string; words: string }[] = [
  { value: 'light', label: 'Use the light look', words: 'theme day bright' },
  { value: 'dark', label: 'Use the dark look', words: 'theme night' },
  { value: 'system', label: 'Look as my device does', words: 'theme light dark system' },
]

/** What can be done from the menu, the likeliest first. */
export function useActions(navigate: (path: string) => void): Command[] {
  const { preferences } = useProfile()
  const { lowStimMode, theme } = useTheme()
  const set = useSetting()
  const going = (id: string, label: string, path: string, words: string): Command => ({
    id,
    label,
    words,
    isGoing: true,
    run: () => navigate(path),
  })
  const doing = (id: string, label: string, words: string, run: () => void): Command => ({
    id,
    label,
    words,
    isGoing: false,
    run,
  })
  return [
    going('plan', 'Plan today', '/day-plan', 'day morning priorities'),
    doing('add', 'Add a task or a line', 'quick new task today note', () => openFind('add')),
    going('write', 'Write an entry', '/reflection-new-entry', 'journal diary new'),
    going('evening', 'Start the evening', '/evening-reflection', 'close the day reflect tonight'),
    doing(
      'low-stim',
      lowStimMode ? 'Switch low stimulation off' : 'Switch low stimulation on',
      'calm quiet mode sensory',
      () => {
        changeTheme({ lowStimMode: !lowStimMode })
        toast(lowStimNotice(!lowStimMode))
      },
    ),
    ...themeCommands
      .filter(({ value }) => value !== theme)
      .map(({ value, label, words }) =>
        doing(`theme-${value}`, label, words, () => changeTheme({ theme: value })),
      ),
    doing(
      'numbers',
      preferences.hide_numbers ? 'Show numbers' : 'Hide numbers',
      'score streak flowscore counters',
      () => {
        const hide_numbers = !preferences.hide_numbers
        set(
          hide_numbers ? 'Numbers are hidden' : 'Numbers are shown',
          { preferences: { hide_numbers } },
          { preferences: { hide_numbers: !hide_numbers } },
        )
      },
    ),
    doing('keys', 'Show the keys', 'keyboard shortcuts help', () => openFind('keys')),
    going('urgent', 'Urgent help', '/urgent-help', 'crisis emergency call somebody now'),
    doing('sign-out', 'Sign out', 'leave log out', () =>
      requestSignOut({ to: '/', scope: 'local', navigate }),
    ),
  ]
}

/** The screens that this person can go to. */
export function usePlaces(screens: readonly Screen[], navigate: (path: string) => void): Command[] {
  const { isAdmin, isTester } = useProfile()
  return screenEntries(screens, { isAdmin, isTester }).map(({ path, ...entry }) => ({
    ...entry,
    isGoing: true,
    run: () => navigate(path),
  }))
}
