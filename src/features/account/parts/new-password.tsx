import { useState } from 'react'
import { useServerConfig } from '#platform/web/server-config.ts'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/field.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { checkNewPassword } from '../rules.ts'
import { useCommonPasswords } from './common-passwords.ts'
import { PasswordInput } from './password-input.tsx'

export interface NewPasswordProps {
  label?: string
  /** What the server said about it after it was sent. */
  error?: string | undefined
}

/** A password that is chosen now: what it needs is said before typing, and ticked off while typing. Named `password`. */
export function NewPassword({ label = 'Password', error }: NewPasswordProps) {
  const minLength = useServerConfig()?.passwordMinLength ?? 8
  const common = useCommonPasswords()
  const [typed, setTyped] = useState('')
  const { isLongEnough, isUncommon, isShortEnough } = checkNewPassword(typed, minLength, common)
  return (
    <div>
      <Field label={label} hint="A few words in a row work well, and are easy to keep in mind." error={error}>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <ul aria-live="polite" className="mt-2.5 flex flex-col gap-1 text-sm">
        <Need isMet={isLongEnough}>At least {minLength} characters</Need>
        <Need isMet={isUncommon}>Not on the lists that are tried first</Need>
        {isShortEnough ? null : <Need isMet={false}>At most 72 characters</Need>}
      </ul>
    </div>
  )
}

function Need({ isMet, children }: { isMet: boolean; children: React.ReactNode }) {
  return (
    <li className={classNames('flex items-baseline gap-2', isMet ? 'text-ink' : 'text-ink-2')}>
      <svg aria-hidden="true" viewBox="0 0 16 16" fill="none" className="size-3.5 shrink-0 translate-y-0.5">
        {isMet ? (
          <path
            d="m2.5 8.6 3.4 3.4 7.6-8"
            className="stroke-tide"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ) : (
          <circle cx="8" cy="8" r="5.5" className="stroke-edge" strokeWidth="1.4" />
        )}
      </svg>
      <span>
        {children}
        <VisuallyHidden>{isMet ? ': yes' : ': not yet'}</VisuallyHidden>
      </span>
    </li>
  )
}
