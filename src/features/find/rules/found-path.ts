import { isPillar, pillarNames, visionPath } from '#features/vision/rules.ts'
import type { Found } from '../contract.ts'

/** The address of the very place that was found. */
export function foundPath({ kind, key }: Pick<Found, 'kind' | 'key'>): string {
  switch (kind) {
    case 'day':
      return `/day-plan?date=${key}`
    case 'week':
      return `/week-plan?week=${key}`
    case 'month':
      return `/month-schedule?month=${key.slice(0, 7)}`
    case 'evening':
      return `/journal?evening=${key}`
    case 'entry':
      return `/journal?entry=${key}`
    case 'vision':
      return isPillar(key) ? visionPath(key) : '/vision'
    case 'custom_vision':
      return `/create-custom-vision?id=${key}`
  }
}

/** What the place is called: its own title where it has one. */
export function foundName({ kind, key, title }: Pick<Found, 'kind' | 'key' | 'title'>): string {
  switch (kind) {
    case 'day':
      return 'Day plan'
    case 'week':
      return 'Week plan'
    case 'month':
      return 'Month plan'
    case 'evening':
      return 'Evening'
    case 'entry':
      return title.trim() || 'Journal entry'
    case 'vision':
      return isPillar(key) ? `${pillarNames[key]} vision` : 'Vision'
    case 'custom_vision':
      return title.trim() || 'Vision of your own'
  }
}
