import content from '#content/crisis-lines.json' with { type: 'json' }
import type { CrisisRegion } from '../contract.ts'

/** Every region of content/crisis-lines.json, in its order; the operator may edit the file. */
export const crisisRegions: readonly CrisisRegion[] = content.regions

const fallback: CrisisRegion = {
  id: 'Global',
  name: 'Global',
  emergency: { note: 'your local emergency number' },
  lines: [{ name: 'Find a helpline', web: 'https://findahelpline.com', hours: 'lines in many countries' }],
}

/** A region by its id; an unknown one is Global, which is there even when the file leaves it out. */
export function findRegion(id: string): CrisisRegion {
  return (
    crisisRegions.find((region) => region.id === id) ??
    crisisRegions.find((region) => region.id === 'Global') ??
    fallback
  )
}

const forYoung = /child|under 1\d|under 2\d|young|kids|youth/i

/** The same lines with those for young people first. */
export function youngFirst(region: CrisisRegion): CrisisRegion {
  const isForYoung = ({ name, note }: CrisisRegion['lines'][number]) => forYoung.test(`${name} ${note ?? ''}`)
  return {
    ...region,
    lines: [...region.lines.filter(isForYoung), ...region.lines.filter((line) => !isForYoung(line))],
  }
}

const europe = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IT LT LU LV MT NL PL PT RO SE SI SK IS NO LI CH'.split(' '),
)
const languageHomes: Record<string, string> = {
  de: 'EU',
  fr: 'EU',
  es: 'EU',
  it: 'EU',
  pt: 'EU',
  pl: 'EU',
  nl: 'EU',
  gd: 'GB',
  cy: 'GB',
  ga: 'IE',
  mi: 'NZ',
}
const zoneHomes: [RegExp, string][] = [
  [/^Europe\/(London|Belfast|Guernsey|Jersey|Isle_of_Man)$/, 'GB'],
  [/^Europe\/Dublin$/, 'IE'],
  [/^Europe\//, 'EU'],
  [
    /^(America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Indiana\/.*|Kentucky\/.*)|Pacific\/Honolulu|US\/.*)$/,
    'US',
  ],
  [/^America\/(Toronto|Vancouver|Edmonton|Winnipeg|Halifax|St_Johns|Regina|Moncton)$/, 'CA'],
  [/^Australia\//, 'AU'],
  [/^Pacific\/(Auckland|Chatham)$/, 'NZ'],
]

/**
 * Which region's lines come first: the person's own choice, else the country of the browser's language, else the
 * time zone, else the language alone, else Global. Never the address of the connection.
 */
export function pickRegion(known: {
  setting?: string
  languages?: readonly string[]
  timeZone?: string
}): CrisisRegion {
  if (known.setting && crisisRegions.some((region) => region.id === known.setting))
    return findRegion(known.setting)
  const languages = known.languages ?? []
  for (const language of languages) {
    const country = /[-_]([A-Za-z]{2})\b/.exec(language)?.[1]?.toUpperCase()
    const id = country === 'UK' ? 'GB' : country && europe.has(country) ? 'EU' : country
    if (id && crisisRegions.some((region) => region.id === id)) return findRegion(id)
    if (country) return findRegion('Global')
  }
  const zone = zoneHomes.find(([pattern]) => pattern.test(known.timeZone ?? ''))?.[1]
  if (zone) return findRegion(zone)
  return findRegion(languageHomes[(languages[0] ?? '').slice(0, 2).toLowerCase()] ?? 'Global')
}
