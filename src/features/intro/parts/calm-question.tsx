import { LowStimSwitch, useTheme } from '#features/calm/public.tsx'

/** Asked as what would help, never as what somebody is. The switch works at once, so that it can be felt. */
export function CalmQuestion() {
  const { lowStimMode } = useTheme()
  return (
    <>
      <p className="max-w-measure text-ink-2">
        Some days, and some people, do better with less: no movement, quiet colours, one thing at a time, no
        counters. Try it here and keep it if it feels better.
      </p>
      <div className="mt-6 border-y border-line">
        <LowStimSwitch />
      </div>
      <p aria-live="polite" className="mt-3 text-sm text-ink-2">
        {lowStimMode ? 'This page is calm now. You can change it back at any time.' : ''}
      </p>
    </>
  )
}
