import type { Entry } from './match.ts'

/** What a screen is called where its title alone would not do, and by what other words it is found. */
const names: Record<string, { label?: string; words: string }> = {
  '/home': { words: 'start now today overview' },
  '/get-balanse': { words: 'map overview flowscore score method roadmap thread' },
  '/day-plan': { label: 'Day plan', words: 'today tasks priorities schedule intention' },
  '/week-plan': { label: 'Week plan', words: 'weekly priorities focus' },
  '/month-schedule': { label: 'Month', words: 'monthly calendar big three schedule' },
  '/vision': { label: 'Vision', words: 'pillars goals start date create' },
  '/all-visions': { words: 'compare print versions' },
  '/vision-90-days': { words: 'ninety river check-in' },
  '/create-custom-vision': { label: 'Visions of your own', words: 'custom pillar name create' },
  '/reflection-templates': { words: 'exercises templates write ways' },
  '/reflection': { words: 'exercises' },
  '/evening-reflection': { words: 'close the day tonight wins mood gratitude' },
  '/reflection-new-entry': { label: 'New journal entry', words: 'write diary note' },
  '/reflection-gratitude': { words: 'three good things thankful' },
  '/reflection-choose-again': { words: 'reframe thought worry' },
  '/reflection-free-writing': { label: 'Free writing', words: 'journal diary pages' },
  '/weekly-reflection': { words: 'week review' },
  '/month-review': { words: 'month review' },
  '/reflection-daily-design': { label: 'Daily design', words: 'reflection morning' },
  '/reflection-vision': { label: 'Vision reflection', words: 'ninety look back' },
  '/journal': { words: 'diary entries drafts bin deleted' },
  '/journal-templates': { words: 'five-minute worry decision letter' },
  '/my-balanse': { words: 'talk chat coach balanse assistant' },
  '/chatbot-training': { label: 'Teach your coach', words: 'chatbot training memory voice' },
  '/profile-settings': {
    words: 'account preferences password security export delete name time zone devices privacy data',
  },
  '/billing': { words: 'plan pay invoice cancel' },
  '/integrations-page': { words: 'calendar slack connect' },
  '/help-auth': { words: 'questions contact support answers' },
  '/welcome-to-balanse': { words: 'introduction tour' },
  '/connection-test': { words: 'tester status' },
  '/admin-dashboard': { words: 'people waitlist gate inbox' },
}

/** A second address of a screen, what is only shown on the way somewhere, and the door. */
const notListed = new Set(['/reflection-evening', '/admin', '/welcome', '/well-done'])

/** What of a screen decides whether it is listed. */
export interface KnownScreen {
  path: string
  title: string
  access: string
  layout: string
  /** null for a page that is a document of its own. */
  load: unknown
}

export interface ScreenEntry extends Entry {
  path: string
}

/** The screens that this person can go to, in the order of the product. */
export function screenEntries(
  screens: readonly KnownScreen[],
  person: { isAdmin: boolean; isTester: boolean },
): ScreenEntry[] {
  const order = Object.keys(names)
  const place = (path: string) => (order.includes(path) ? order.indexOf(path) : order.length)
  return screens
    .filter(({ path, layout, load, access }) => {
      if (layout !== 'protected' || load === null || notListed.has(path)) return false
      if (access === 'admin') return person.isAdmin
      return access !== 'tester' || person.isTester || person.isAdmin
    })
    .map(({ path, title }) => ({
      id: path,
      path,
      label: names[path]?.label ?? title,
      words: `${title} ${names[path]?.words ?? ''}`,
    }))
    .toSorted((a, b) => place(a.path) - place(b.path))
}
