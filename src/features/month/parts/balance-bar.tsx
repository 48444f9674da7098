import { pillarColour, type PillarLook } from '#ui/drawing/pillar-look.ts'
import type { Section } from '../contract.ts'
import { feelingWord } from '../rules/words.ts'

/** How full a pillar is, and a notch where the person wishes it to be. The words beside it say the same. */
export function BalanceBar({ look, section: { now, wish } }: { look: PillarLook; section: Section }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 14"
      preserveAspectRatio="none"
      className="h-3.5 w-full forced-color-adjust-none"
    >
      <rect x="0" y="4" width="200" height="6" rx="3" className="fill-line" />
      {now === null ? null : (
        <rect x="0" y="4" width={Math.max(6, now * 20)} height="6" rx="3" fill={pillarColour(look)} />
      )}
      {wish === null ? null : (
        <rect
          x={Math.min(197, Math.max(0, wish * 20 - 1.5))}
          y="0"
          width="3"
          height="14"
          className="fill-ink"
        />
      )}
    </svg>
  )
}

/** `4 now, 7 wished`; in words for whoever wants no numbers. */
export function balanceWords({ now, wish }: Section, hidesNumbers: boolean): string {
  const say = (value: number) => (hidesNumbers ? feelingWord(value) : String(value))
  const parts = [now === null ? '' : `${say(now)} now`, wish === null ? '' : `${say(wish)} wished`]
  return parts.filter(Boolean).join(', ') || 'Not set'
}
