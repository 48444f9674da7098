import { type ComponentProps, useState } from 'react'
import { TextInput } from '#ui/text-input.tsx'

/** A password that can be looked at while typing, because most slips are made blind. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="relative">
      <TextInput
        {...props}
        type={isShown ? 'text' : 'password'}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        className="pr-20"
      />
      <button
        type="button"
        aria-label={isShown ? 'Hide password' : 'Show password'}
        aria-controls={props.id}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 min-w-18 rounded-field px-3 text-sm font-medium text-tide underline decoration-tide/35 underline-offset-4 hover:decoration-tide"
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  )
}
