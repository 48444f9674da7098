import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from '#ui/button.tsx'
import { Check, type CheckState } from '#ui/check.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Logo } from '#ui/drawing/logo.tsx'
import { PillarGlyph } from '#ui/drawing/pillar-glyph.tsx'
import { River } from '#ui/drawing/river.tsx'
import { TideLine } from '#ui/drawing/tide-line.tsx'
import { WaterGlass } from '#ui/drawing/water-glass.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SaveLine } from '#ui/save-line.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Switch } from '#ui/switch.tsx'
import { TabsNav } from '#ui/tabs-nav.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { WritingArea } from '#ui/writing-area.tsx'

const nothing = () => undefined
/** The opening tags of a component as text, which is what assistive technology starts from. */
const html = (element: ReactElement) => renderToStaticMarkup(element)
const attribute = (markup: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(markup)?.[1]

describe('buttons', () => {
  it('never submit a form by accident', () => {
    expect(attribute(html(<Button>Save</Button>), 'button', 'type')).toBe('button')
  })

  it('say in words that work is under way, and keep the focus', () => {
    const markup = html(
      <Button isPending pendingText="Saving">
        Save
      </Button>,
    )
    expect(markup).toContain('aria-busy="true"')
    expect(markup).toContain('aria-disabled="true"')
    expect(markup).not.toContain(' disabled=""')
    expect(markup).toMatch(/Saving<\/button>$/)
  })

  it('have a name when they show only an icon', () => {
    expect(attribute(html(<IconButton label="Close" />), 'button', 'aria-label')).toBe('Close')
  })
})

describe('fields', () => {
  it('wire label, hint and error to the control', () => {
    const markup = html(
      <Field label="Email" hint="Only for signing in." error="Write an address with an @.">
        <TextInput />
      </Field>,
    )
    const id = attribute(markup, 'input', 'id')
    expect(attribute(markup, 'label', 'for')).toBe(id)
    expect(attribute(markup, 'input', 'aria-invalid')).toBe('true')
    expect(attribute(markup, 'input', 'aria-describedby')).toBe(`${id}-hint ${id}-error`)
    expect(markup).toContain(`id="${id}-hint"`)
    expect(markup).toContain(`id="${id}-error"`)
  })

  it('leave a control that needs no help undescribed', () => {
    const markup = html(
      <Field label="Today">
        <WritingArea />
      </Field>,
    )
    expect(attribute(markup, 'textarea', 'id')).toBe(attribute(markup, 'label', 'for'))
    expect(markup).not.toContain('aria-describedby')
    expect(attribute(markup, 'textarea', 'dir')).toBe('auto')
  })

  it('count what is left only near the limit of a writing area', () => {
    const page = (length: number) =>
      html(<WritingArea aria-label="x" value={'a'.repeat(length)} maxLength={100} readOnly />)
    expect(page(50)).not.toContain('left')
    expect(page(90)).toContain('10 characters left')
    expect(page(99)).toContain('1 character left')
  })
})

describe('choices', () => {
  const choices = [
    { value: 'heavy', label: 'heavy' },
    { value: 'steady', label: 'steady' },
  ] as const

  it('are radio chips with one stop for Tab: the chosen one, or the first', () => {
    const stops = (value: 'steady' | null) =>
      [
        ...html(
          <ChoiceChips label="How it felt" choices={choices} value={value} onChange={nothing} />,
        ).matchAll(/role="radio" aria-checked="(\w+)" tabindex="(-?\d)"/gi),
      ].map((match) => `${match[1]} ${match[2]}`)
    expect(stops('steady')).toEqual(['false -1', 'true 0'])
    expect(stops(null)).toEqual(['false 0', 'false -1'])
  })

  it('are native radio buttons in a named group when one must hold', () => {
    const markup = html(<Segmented label="Theme" choices={choices} value="heavy" onChange={nothing} />)
    expect(markup).toContain('<legend')
    expect(markup.match(/type="radio"/g)).toHaveLength(2)
    expect(markup).toMatch(/checked="" value="heavy"|value="heavy" checked=""/)
  })

  it('switch on and off with their label and hint', () => {
    const markup = html(<Switch label="Low stimulation" hint="Nothing moves." isOn onChange={nothing} />)
    expect(markup).toMatch(/^<label/)
    expect(attribute(markup, 'input', 'role')).toBe('switch')
    expect(markup).toContain(`id="${attribute(markup, 'input', 'aria-describedby')}"`)
  })

  it.each<[CheckState, string, string]>([
    ['open', 'false', 'Call Mum<'],
    ['done', 'true', 'Call Mum<'],
    ['moved', 'false', 'Call Mum, moved<'],
    ['let_go', 'false', 'Call Mum, let go<'],
  ])('tick: %s is checked=%s and is called %s', (state, checked, name) => {
    const markup = html(<Check label="Call Mum" state={state} onChange={nothing} />)
    expect(attribute(markup, 'button', 'role')).toBe('checkbox')
    expect(attribute(markup, 'button', 'aria-checked')).toBe(checked)
    expect(markup).toContain(name)
  })
})

describe('news', () => {
  it('interrupts for an error only', () => {
    expect(html(<Notice kind="error">x</Notice>)).toContain('role="alert"')
    expect(html(<Notice kind="attention">x</Notice>)).not.toContain('role=')
  })

  it('says in words what is being waited for', () => {
    expect(html(<Spinner text="Opening your day" />)).toMatch(/^<output.*Opening your day<\/output>$/)
  })

  it('keeps the clock of the save line out of what is announced', () => {
    const at = new Date(2026, 10, 21, 14, 2)
    const markup = html(<SaveLine status={{ onDeviceAt: at, onServerAt: at, state: 'idle' }} />)
    expect(markup).toContain('>On this device 14:02 · On the server 14:02<')
    expect(/<output[^>]*>([^<]*)</.exec(markup)?.[1]).toBe('On the server')
  })

  it('describes a control by its tooltip', () => {
    const markup = html(
      <Tooltip text="Get personalized guidance">
        {(described) => (
          <a href="/x" {...described}>
            Ask
          </a>
        )}
      </Tooltip>,
    )
    expect(markup).toContain(`id="${attribute(markup, 'a', 'aria-describedby')}" role="tooltip"`)
  })
})

describe('lists', () => {
  it('can be put in order without dragging', () => {
    const items = [
      { id: 'a', name: 'Walk' },
      { id: 'b', name: 'Call Mum' },
    ]
    const markup = html(
      <SortableList items={items} label="Main priorities" nameOf={(item) => item.name} onReorder={nothing}>
        {(item) => item.name}
      </SortableList>,
    )
    expect(markup).toContain('<ul aria-label="Main priorities"')
    expect(
      [...markup.matchAll(/aria-label="(Move [^"]+)"( aria-disabled)?/g)].map(
        (match) => match[1] + (match[2] ?? ''),
      ),
    ).toEqual([
      'Move Walk up aria-disabled',
      'Move Walk down',
      'Move Call Mum up',
      'Move Call Mum down aria-disabled',
    ])
  })

  it('of links are a landmark with a name', () => {
    const markup = html(
      <TabsNav label="Plan">
        <a href="/day-plan" aria-current="page">
          Day
        </a>
        <a href="/week-plan">Week</a>
      </TabsNav>,
    )
    expect(markup).toMatch(/^<nav aria-label="Plan"/)
    expect(markup.match(/<li>/g)).toHaveLength(2)
  })
})

describe('drawings', () => {
  const drawings = {
    logo: () => <Logo />,
    'tide line': () => <TideLine progress={0.5} />,
    river: () => <River day={11} stages={[7, 28, 60]} />,
    glyph: () => <PillarGlyph look="mind" />,
  }
  it.each(Object.entries(drawings))('are hidden from assistive technology: %s', (_name, draw) => {
    expect(html(draw())).toMatch(/^<\w+ aria-hidden="true"/)
  })

  it('draw ninety days: eighty-nine marks and the dot of today', () => {
    const marks = (day: number) =>
      html(<River day={day} stages={[7, 28, 60]} />).match(/M-?[\d.]+ -?[\d.]+L/g)
    expect(marks(0)).toHaveLength(89)
    expect(marks(90)).toHaveLength(90)
  })

  it('put number and word beside the glass, and no number when there is none', () => {
    const words = (markup: string) =>
      markup
        .replace(/<svg.*?<\/svg>/, '')
        .replace(/<[^>]+>/g, ' ')
        .split(/\s+/)
        .join(' ')
        .trim()
    expect(words(html(<WaterGlass value={73.6} word="in rhythm" caption="FlowScore" />))).toBe(
      '74 in rhythm FlowScore',
    )
    expect(words(html(<WaterGlass value={null} word="two more days" />))).toBe('two more days')
  })
})
