import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import page from '../../../index.html?raw'
import {
  defaultTheme,
  joinTheme,
  lowStimNotice,
  parseTheme,
  rootLook,
  styleChoices,
  textSizes,
  themeKey,
  themes,
  type ThemePreferences,
} from './rules.ts'

describe('stored theme preferences', () => {
  it.each([null, '', 'x{', 'null', '[]', '1', '"low"', '{"lowStimMode":"yes","theme":7,"textSize":"huge"}'])(
    'read %j as nothing chosen',
    (text) => {
      expect(parseTheme(text)).toEqual(defaultTheme)
    },
  )
  it('come back as they were stored', () => {
    const chosen: ThemePreferences = {
      lowStimMode: true,
      communicationStyle: 'reflective',
      theme: 'dark',
      textSize: 'larger',
      isEasyReading: true,
      hasMoreContrast: true,
      isStill: true,
      isRoomy: true,
      isMuted: true,
      hasShortcuts: false,
      speechRate: 0.8,
      speechVolume: 0.5,
      unsent: ['communicationStyle', 'isMuted'],
    }
    expect(parseTheme(JSON.stringify(chosen))).toEqual(chosen)
  })
})

describe('the low-stimulation notice', () => {
  it('has the exact words and stays three seconds', () => {
    expect(lowStimNotice(true)).toEqual({
      title: 'Low-stimulation mode enabled',
      description: 'Reduced animations and softer colors activated',
      duration: 3000,
    })
    expect(lowStimNotice(false)).toEqual({
      title: 'Standard mode enabled',
      description: 'Returned to standard visual settings',
      duration: 3000,
    })
  })
})

describe('signing in on a device', () => {
  const account = { ...defaultTheme, lowStimMode: true, communicationStyle: 'direct' } as const
  it('takes over what the account knows', () => {
    expect(joinTheme(defaultTheme, account)).toEqual({
      device: { ...defaultTheme, lowStimMode: true, communicationStyle: 'direct' },
      toSend: {},
    })
  })
  it('keeps and sends what was changed here and never sent', () => {
    const device: ThemePreferences = { ...defaultTheme, unsent: ['lowStimMode'] }
    expect(joinTheme(device, account)).toEqual({
      device: { ...device, communicationStyle: 'direct' },
      toSend: { lowStimMode: false },
    })
  })
  it('joins every shared choice by itself', () => {
    const device: ThemePreferences = { ...defaultTheme, isMuted: true, isStill: true, unsent: ['isMuted'] }
    expect(joinTheme(device, { ...account, hasMoreContrast: true })).toEqual({
      device: {
        ...device,
        lowStimMode: true,
        communicationStyle: 'direct',
        isStill: false,
        hasMoreContrast: true,
      },
      toSend: { isMuted: true },
    })
  })
  it('sends nothing when both already agree', () => {
    const device: ThemePreferences = { ...defaultTheme, lowStimMode: true, unsent: ['lowStimMode'] }
    expect(joinTheme(device, account).toSend).toEqual({})
  })
})

describe('the script in the head of the page', () => {
  const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''

  /** Runs the script against a stand-in of the document and tells what it did to the root. */
  function run(stored: string | null) {
    const classes = new Set<string>()
    const root = {
      classList: { add: (name: string) => classes.add(name) },
      dataset: {} as Record<string, string>,
      style: { fontSize: '' },
    }
    const storage = { getItem: (key: string) => (key === themeKey ? stored : null) }
    // The script is our own file; running it is the only way to know that it does what the rules say.
    // oxlint-disable-next-line typescript/no-implied-eval
    new Function('localStorage', 'document', script)(storage, { documentElement: root })
    return {
      classes: Object.fromEntries(
        ['low-stim', 'easy-reading', 'more-contrast', 'still', 'roomy'].map((name) => [
          name,
          classes.has(name),
        ]),
      ),
      theme: root.dataset.theme ?? null,
      fontSize: root.style.fontSize,
    }
  }

  it('is there', () => {
    expect(script).toContain(themeKey)
  })

  it('does before the first paint what the app does afterwards', () => {
    fc.assert(
      fc.property(
        fc.record({
          lowStimMode: fc.boolean(),
          theme: fc.constantFrom(...themes),
          textSize: fc.constantFrom(...textSizes),
          isEasyReading: fc.boolean(),
          hasMoreContrast: fc.boolean(),
          isStill: fc.boolean(),
          isRoomy: fc.boolean(),
        }),
        (chosen) => {
          const stored = JSON.stringify({ ...defaultTheme, ...chosen })
          expect(run(stored)).toEqual(rootLook(parseTheme(stored)))
        },
      ),
    )
  })

  it.each([null, 'x{', 'null', '[]', '1', '{"theme":"pink","textSize":"toString"}'])(
    'leaves the page alone when %j is stored',
    (stored) => {
      expect(run(stored)).toEqual(rootLook(defaultTheme))
    },
  )
})

it('the communication styles carry the exact words, with an en dash', () => {
  expect(styleChoices).toEqual([
    { id: 'direct', label: 'Direct – Clear, step-by-step instructions' },
    { id: 'gentle', label: 'Gentle – Softer, supportive language' },
    { id: 'reflective', label: 'Reflective – Open-ended questions' },
  ])
})
