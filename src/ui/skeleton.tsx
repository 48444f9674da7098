import type { ComponentProps } from 'react'
import { classNames } from '#ui/class-names.ts'

/**
 * A place held for something that is coming, in its final size (give it with classes). Hidden from assistive technology:
 * the container says `aria-busy`, or a <Spinner> says in words what is on its way.
 */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      aria-hidden="true"
      className={classNames(
        'animate-breathe rounded-field bg-line/70 low-stim:border low-stim:border-line',
        className,
      )}
    />
  )
}
