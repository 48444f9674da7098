import { type ComponentProps, type InputEvent, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useFieldWiring } from '#ui/field-context.ts'
import { charactersLeft } from '#ui/writing-limit.ts'

export interface WritingAreaProps extends Omit<ComponentProps<'textarea'>, 'size'> {
  /** `large` for a sentence that matters, `page` for longer writing. */
  scale?: 'large' | 'page'
}

const scales = {
  large: 'text-[1.53rem] leading-[1.4]',
  page: 'text-lg leading-[1.6]',
}

/**
 * A ruled line of paper that grows with what is written. No box: the hairline under it is the place to write, and it
 * turns into a stronger line of the tide while the focus is here. It needs a <Field> around it or an aria-label.
 * The count of what is left appears only near `maxLength`.
 */
export function WritingArea({
  scale = 'large',
  className,
  onInput,
  ref,
  rows = 1,
  ...rest
}: WritingAreaProps) {
  const wiring = useFieldWiring()
  const own = useRef<HTMLTextAreaElement>(null)
  const [typedLength, setTypedLength] = useState(String(rest.defaultValue ?? '').length)
  const length = rest.value === undefined ? typedLength : String(rest.value).length
  const left = charactersLeft(length, rest.maxLength)

  // Browsers with `field-sizing` do this by themselves; the others get the height of the text set by hand.
  useLayoutEffect(() => {
    const area = own.current
    if (!area || CSS.supports('field-sizing', 'content')) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight}px`
  })

  function noteInput(event: InputEvent<HTMLTextAreaElement>) {
    setTypedLength(event.currentTarget.value.length)
    onInput?.(event)
  }

  return (
    <div className={classNames('group relative', className)}>
      <textarea
        dir="auto"
        {...wiring}
        {...rest}
        rows={rows}
        onInput={noteInput}
        ref={(element) => {
          own.current = element
          if (typeof ref === 'function') return ref(element)
          if (ref) ref.current = element
          return undefined
        }}
        className={classNames(
          'block field-sizing-content min-h-12 w-full resize-none overflow-hidden border-b border-line bg-transparent',
          'px-0 pt-1.5 pb-2 font-title text-ink caret-tide transition-[border-color,box-shadow]',
          'hover:border-edge',
          'focus-visible:border-tide focus-visible:shadow-[0_1px_0_var(--tide)] focus-visible:outline-transparent',
          'aria-invalid:border-clay read-only:border-transparent',
          scales[scale],
        )}
      />
      {left === null ? null : (
        <p className="pt-1 text-right text-sm text-ink-2">
          {left === 1 ? '1 character left' : `${left} characters left`}
        </p>
      )}
    </div>
  )
}
