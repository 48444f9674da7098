import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage.ts'

/** What the server says of itself at /config.json. */
export interface ServerConfig {
  anonKey: string
  version: string
  /** Whether the public pages are open to everybody; missing only in a copy from an older server. */
  gate?: 'waitlist' | 'open'
  signup: 'open' | 'invite' | 'closed'
  passwordMinLength: number
  /** The ways in; missing only in a copy from an older server. */
  signIn?: {
    email: boolean
    phone: boolean
    /** Names of the outside providers that are set up, as the auth service knows them. */
    providers: string[]
    sso: boolean
    /** `outbox`: no letter leaves the server, each becomes a file that whoever runs it can open. */
    letters: 'sent' | 'outbox'
    /** A new account waits until its address is confirmed. */
    confirmsEmail: boolean
    /** Kinds of second step that may be added. */
    secondSteps: ('totp' | 'phone' | 'webauthn')[]
    /** Whether people with a second step may make codes to write down; missing in a copy from an older server. */
    recoveryCodes?: boolean
    /** Whether providers may be linked to an account and taken off again. */
    linking: boolean
  }
  ai: { mode: 'guided' | 'model'; host: string | null; model: string | null }
  /** Whether the operator has an app in Slack; missing in a copy from an older server. */
  slack?: boolean
}

const key = 'server-config'
let config: ServerConfig | null = parse(readStored(key))
const listeners = new Set<() => void>()

/** Asks the server once; without a connection the last answer stays in force. */
export async function loadServerConfig(): Promise<void> {
  try {
    const response = await fetch('/config.json')
    if (!response.ok) return
    config = (await response.json()) as ServerConfig
    writeStored(key, JSON.stringify(config))
    for (const listener of listeners) listener()
  } catch {
    // Out of reach: the stored copy is all there is.
  }
}

export function useServerConfig(): ServerConfig | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => config,
  )
}

function parse(text: string | null): ServerConfig | null {
  try {
    return text ? (JSON.parse(text) as ServerConfig) : null
  } catch {
    return null
  }
}
