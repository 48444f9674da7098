import { authClient } from '#platform/web/auth-client.ts'
import type { AddFactorProps } from './add-app.tsx'
import { FactorNameForm } from './factor-name-form.tsx'
import { freeName } from './factor-words.ts'

/** Adds a security key or the passkey of a device: a name, then the browser asks for the touch. */
export function AddKey({ user, onAdded, onCancel }: AddFactorProps) {
  async function add(friendlyName: string) {
    const { error } = await authClient.mfa.webauthn.register({ friendlyName })
    if (error) throw error
    await onAdded()
  }
  return (
    <FactorNameForm
      name={freeName('Security key', user?.factors ?? [])}
      hint="Your browser then asks you to touch the key, or to use the lock of this device."
      onName={add}
      onCancel={onCancel}
    />
  )
}
