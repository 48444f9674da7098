import { expect, it } from 'vitest'
import { type SaveState, saveWords, settledWords } from '#ui/save-words.ts'

const at = (hour: number, minute: number) => new Date(2026, 10, 21, hour, minute)
const written = { onDeviceAt: at(14, 2), onServerAt: at(14, 1) }

it('names the device and the server with their times once the server has answered', () => {
  expect(saveWords({ onDeviceAt: at(14, 2), onServerAt: at(14, 2), state: 'idle' })).toBe(
    'On this device 14:02 · On the server 14:02',
  )
})

it('writes midnight as 00, as a 24-hour clock does', () => {
  expect(saveWords({ onDeviceAt: at(0, 5), onServerAt: null, state: 'idle' })).toBe('On this device 00:05')
})

it.each<[SaveState, string]>([
  ['editing', 'On this device 14:02 · Writing'],
  ['sending', 'On this device 14:02 · Sending'],
  ['waiting-offline', 'On this device 14:02 · Waiting for a connection'],
  ['signed-out', 'On this device 14:02 · Sign in to send it'],
])('never speaks of the server while the state is %s', (state, words) => {
  expect(saveWords({ ...written, state })).toBe(words)
})

it('says nothing before anything was written', () => {
  expect(saveWords({ onDeviceAt: null, onServerAt: null, state: 'idle' })).toBe('')
})

it('puts the reason of the caller in place of the standard words', () => {
  expect(saveWords({ ...written, state: 'refused', message: 'This is longer than a page holds' })).toBe(
    'On this device 14:02 · This is longer than a page holds',
  )
})

it('announces the same words after every save, so that a screen reader hears them once', () => {
  const first = settledWords({ onDeviceAt: at(14, 2), onServerAt: at(14, 2), state: 'idle' })
  const second = settledWords({ onDeviceAt: at(14, 9), onServerAt: at(14, 9), state: 'idle' })
  expect(first).toBe('On the server')
  expect(second).toBe(first)
  expect(settledWords({ ...written, state: 'sending' })).toBeNull()
  expect(settledWords({ ...written, state: 'waiting-offline' })).toBe('Waiting for a connection')
})
