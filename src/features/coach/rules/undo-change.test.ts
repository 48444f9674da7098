import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyDay, type DayContent } from '#features/day/contract.ts'
import { applyToDay, type DayChange } from './apply-change.ts'
import { touchedBy, undoIn } from './undo-change.ts'

const day = (more: Partial<DayContent> = {}): DayContent => ({ ...emptyDay, ...more })
const add: DayChange = { kind: 'add_priority', date: '2026-11-21', text: 'Call Mum', tiny: 'Dial' }

function accepted(before: DayContent, change: DayChange) {
  const applied = applyToDay(before, 'p-0', change)
  if (applied.outcome !== 'changed') throw new Error(applied.outcome)
  return { after: applied.value, touched: touchedBy(before, applied.value) }
}

it('takes back an added priority and leaves the others', () => {
  const before = day({ main_priorities: [{ id: 'own', text: 'Mine', state: 'open' }] })
  const { after, touched } = accepted(before, add)
  expect(undoIn(after, touched)).toEqual({ value: before, kept: 0 })
})

it('leaves an added priority that the person has changed or ticked since', () => {
  const { after, touched } = accepted(day(), add)
  for (const edit of [{ text: 'Call Mum on Sunday' }, { state: 'done' as const }]) {
    const edited = day({ main_priorities: after.main_priorities.map((item) => ({ ...item, ...edit })) })
    expect(undoIn(edited, touched)).toEqual({ value: edited, kept: 1 })
  }
})

it('restores one part of an item and nothing else of it', () => {
  const item = { id: 'own', text: 'Budget', state: 'open' as const }
  const { after, touched } = accepted(day({ main_priorities: [item] }), {
    kind: 'mark_item',
    date: '2026-11-21',
    item_id: 'own',
    text: 'Budget',
    state: 'let_go',
  })
  const edited = day({
    main_priorities: after.main_priorities.map((one) => ({ ...one, text: 'Budget talk' })),
  })
  expect(undoIn(edited, touched).value).toMatchObject({
    main_priorities: [{ text: 'Budget talk', state: 'open' }],
  })
})

it('takes added lines out of a list that has grown since', () => {
  const touched = touchedBy({ wins: ['a'] }, { wins: ['a', 'b'] })
  expect(undoIn({ wins: ['a', 'b', 'mine'] }, touched)).toEqual({ value: { wins: ['a', 'mine'] }, kept: 0 })
})

it('never loses a word that the person wrote, whatever is accepted, edited and undone in whatever order', () => {
  const text = fc.constantFrom('walk', 'call', 'write', 'rest')
  const move = fc.oneof(
    fc.record({ do: fc.constant('add' as const), text }),
    fc.record({ do: fc.constant('intend' as const), text }),
    fc.record({ do: fc.constant('type' as const), text }),
    fc.record({ do: fc.constant('undo' as const), text }),
  )
  fc.assert(
    fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
      let now: DayContent = day()
      const log: ReturnType<typeof touchedBy>[] = []
      // The newest thing that the person typed into each place, in words that no suggestion has.
      let typedIntention: string | null = null
      const typedItems = new Set<string>()
      for (const [n, { do: what, text }] of moves.entries()) {
        if (what === 'type') {
          typedIntention = `mine ${n} ${text}`
          typedItems.add(`own ${n} ${text}`)
          now = {
            ...now,
            intention: typedIntention,
            main_priorities: [
              ...now.main_priorities,
              { id: `own-${n}`, text: `own ${n} ${text}`, state: 'open' },
            ],
          }
          continue
        }
        if (what === 'undo') {
          now = undoIn(now, log.pop() ?? []).value as DayContent
          continue
        }
        const change: DayChange =
          what === 'add'
            ? { kind: 'add_priority', date: '2026-11-21', text }
            : { kind: 'set_intention', date: '2026-11-21', text, was: now.intention }
        const applied = applyToDay(now, `p-${n}`, change)
        if (applied.outcome !== 'changed') continue
        // Accepting a suggestion in place of one's own line is the person's choice; undo must bring it back.
        log.push(touchedBy(now, applied.value))
        now = applied.value
        if (what === 'intend') typedIntention = null
      }
      const texts = now.main_priorities.map((item) => item.text)
      for (const typed of typedItems) expect(texts).toContain(typed)
      if (typedIntention !== null) expect(now.intention).toBe(typedIntention)
    }),
  )
})
