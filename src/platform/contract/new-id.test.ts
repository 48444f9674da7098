import { afterEach, describe, expect, it, vi } from 'vitest'
import { newId } from './new-id.ts'

afterEach(() => vi.unstubAllGlobals())

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('a new id', () => {
  it('is a version 4 UUID, also where the browser has no randomUUID', () => {
    expect(newId()).toMatch(shape)
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) })
    expect(newId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
  })
})
