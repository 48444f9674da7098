import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage.ts'

/** What the server says of itself at /config.json. */
export interface ServerConfig {
  anonKey: string
  version: string
  signup: 'open' | 'invite' | 'closed'
  passwordMinLength: number
  ai: { mode: 'guided' | 'model'; host: string | null; model: string | null }
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
