import { expect, type Locator, type Page } from '@playwright/test'
import { serverUrl } from './person.ts'

/** One screen of the planning loop, and what it shows in its states. What a state means on one screen alone has its own journey. */
export interface Screen {
  path: string
  heading: RegExp
  /** What a person finds who has written nothing yet. */
  empty: (page: Page) => Locator
  /** What stands there after the first lines, see `begin` in states-written.spec.ts. */
  first: (page: Page) => Locator
  /** What is said when the server refuses to read what the screen is made of. */
  refused: RegExp
  /** A row that is edited here, and one of its fields: two devices may write it at once. */
  row?: Row
}

export interface Row {
  address: string
  /** Where the row is read, when not at its address; and what of the answer it is. */
  read?: string
  of?: (answer: Record<string, unknown>) => unknown
  field: string
  label: string | RegExp
  /** The button that shows the field on an empty screen. */
  open?: string
  /** What has to be there before the screen is opened. */
  prepare?: (page: Page) => Promise<unknown>
}

export const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })

export function mondayOf(date: string): string {
  const day = new Date(date)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

const gardenId = 'a9f0c1de-0000-4000-8000-00000000beef'

/** The words that `begin` writes, one line on each level. */
export const lines = {
  vision: 'A body that carries me up Schiehallion.',
  step: 'Boots by the door',
  custom: 'Beans for the whole street.',
  month: 'walked eight hills',
  week: 'Two hills before Sunday',
  day: 'Climb the hill behind the school',
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name })
const box = (name: string | RegExp) => (page: Page) => page.getByRole('textbox', { name })
const text = (words: string) => (page: Page) => page.getByText(words, { exact: true }).first()
const written = (words: string) => (page: Page) =>
  page.getByRole('textbox').filter({ hasText: words }).first()

export const screens: Screen[] = [
  {
    path: '/home',
    heading: /^Good /,
    empty: text('Three small beginnings, in any order'),
    first: (page) => page.getByRole('checkbox', { name: lines.day }),
    refused: /Today’s plan could not be opened/,
  },
  {
    path: '/get-balanse',
    heading: /^Your Balanse$/,
    empty: text('One line is a plan.'),
    first: (page) => page.getByRole('region', { name: 'Your thread' }).getByText(lines.week),
    refused: /Your visions are not on this device yet/,
  },
  {
    path: '/vision',
    heading: /^Create Your Vision/,
    empty: text('Action Required: Set Up Your Vision'),
    first: (page) => page.getByRole('main').getByText(lines.vision),
    refused: /Your visions cannot be read right now/,
  },
  {
    path: '/vision-body',
    heading: /^Body/,
    empty: (page) => page.getByTitle('Vision not yet completed').first(),
    first: (page) => page.getByTitle('Vision completed').first(),
    refused: /This vision cannot be opened right now/,
    row: { address: '/visions/body', field: 'sentence', label: 'In one sentence' },
  },
  {
    path: '/all-visions',
    heading: /^All Visions/,
    empty: (page) => page.getByRole('list', { name: 'Your visions' }).getByRole('listitem').nth(3),
    first: (page) => page.getByRole('list', { name: 'Your visions' }).getByText(lines.custom),
    refused: /Your visions cannot be read right now/,
  },
  {
    path: '/vision-90-days',
    heading: /^90-Day Journey$/,
    empty: text('They begin on the day you save your first vision'),
    first: text('Day 1 of 90'),
    refused: /Your journey cannot be read right now/,
    row: {
      address: '/journey/1/check-ins/30',
      read: '/journey',
      of: ({ check_ins }) => (check_ins as object[])[0],
      field: 'helped',
      label: 'What helped, and what got in the way?',
      // What stands on a day to look back keeps it open, whatever the date.
      prepare: (page) =>
        call(page, 'PUT', '/journey/1/check-ins/30', {
          changed: 'I sleep.',
          helped: '',
          next: '',
          choice: null,
          version: 0,
        }),
    },
  },
  {
    path: '/create-custom-vision',
    heading: /^Custom/,
    empty: button('Create this vision'),
    first: (page) => page.getByRole('list', { name: 'Your own pillars' }).getByText(lines.custom),
    refused: /Your own pillars cannot be read right now/,
  },
  {
    path: `/create-custom-vision?id=${gardenId}`,
    heading: /^Garden$/,
    empty: (page) => page.getByTitle('Vision not yet completed').first(),
    first: written(lines.custom),
    refused: /This vision cannot be opened/,
    row: { address: `/custom-visions/${gardenId}`, field: 'sentence', label: 'In one sentence' },
  },
  {
    path: '/month-schedule',
    heading: /\d{4}$/,
    empty: button('Write my own'),
    first: written(lines.month),
    refused: /This plan cannot be opened right now/,
    row: {
      address: `/months/${today().slice(0, 7)}-01`,
      field: 'game_changer',
      label: /^If only one thing changed this month/,
      open: 'Open the whole month',
    },
  },
  {
    path: '/week-plan',
    heading: /–/,
    empty: box('How do I want this week to be?'),
    first: written(lines.week),
    refused: /This week cannot be opened right now/,
    row: {
      address: `/weeks/${mondayOf(today())}`,
      of: ({ week }) => week,
      field: 'week_intention',
      label: 'How do I want this week to be?',
    },
  },
  {
    path: '/day-plan',
    heading: /^\w+day/,
    empty: button('Open the whole day'),
    first: written(lines.day),
    refused: /This day cannot be opened right now/,
    row: {
      address: `/days/${today()}`,
      of: ({ day }) => day,
      field: 'intention',
      label: 'How do I want to be today?',
      open: 'Open the whole day',
    },
  },
]

export const title = (page: Page, { heading }: Screen) =>
  page.getByRole('heading', { level: 1, name: heading })

/** A request of the signed-in person, as another of their devices would send it. */
export async function call(page: Page, method: string, address: string, data?: object) {
  const token = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('balanse-session') ?? '{}') as { access_token?: string })
        .access_token ?? '',
  )
  const headers = { authorization: `Bearer ${token}` }
  const reply = await page.request.fetch(`${serverUrl()}/api${address}`, { method, headers, data })
  expect(reply.status(), `${address}: ${await reply.text()}`).toBe(200)
  return (await reply.json()) as Record<string, unknown>
}

/** Changes a row of the signed-in person through the server, as another device would. */
export async function write(page: Page, row: Pick<Row, 'address' | 'read' | 'of'>, change: object) {
  const answer = await call(page, 'GET', row.read ?? row.address)
  const present = (row.of ? row.of(answer) : answer) as Record<string, unknown>
  const { user_id: _u, updated_at: _at, date: _d, month_date: _m, week_start_date: _w, ...rest } = present
  await call(page, 'PUT', row.address, { ...rest, today: today(), ...change })
}

/** A pillar of the person's own, which one of the screens is about. */
export const makeGarden = (page: Page) =>
  call(page, 'PUT', `/custom-visions/${gardenId}`, {
    name: 'Garden',
    sign: 'leaf',
    hue: 3,
    picture: '',
    sentence: '',
    values: [],
    why: '',
    obstacle: '',
    if_part: '',
    then_part: '',
    goals: [],
    first_step: '',
    is_resting: false,
    version: 0,
  })
