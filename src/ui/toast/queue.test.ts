import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createToastQueue } from '#ui/toast/queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function titles(queue: ReturnType<typeof createToastQueue>) {
  return queue.read().map((entry) => entry.title)
}

it('shows a toast for 5000 ms in the default look unless it is told otherwise', () => {
  const queue = createToastQueue()
  queue.add({ title: 'Signed out successfully' })
  queue.add({
    title: 'Standard mode enabled',
    duration: 3000,
    variant: 'destructive',
    position: 'top-center',
  })
  expect(queue.read()).toMatchObject([
    { title: 'Signed out successfully', isOpen: true, duration: 5000, variant: 'default' },
    {
      title: 'Standard mode enabled',
      isOpen: true,
      duration: 3000,
      variant: 'destructive',
      position: 'top-center',
    },
  ])
})

it('keeps five toasts and drops the oldest when a sixth comes', () => {
  const queue = createToastQueue()
  for (const title of ['one', 'two', 'three', 'four', 'five']) queue.add({ title })
  expect(titles(queue)).toEqual(['one', 'two', 'three', 'four', 'five'])
  queue.add({ title: 'six' })
  expect(titles(queue)).toEqual(['two', 'three', 'four', 'five', 'six'])
})

it('goes from open to closed, and is gone 1000 ms later', () => {
  const queue = createToastQueue()
  const id = queue.add({ title: 'Low-stimulation mode enabled' })
  queue.close(id)
  expect(queue.read()).toMatchObject([{ id, isOpen: false }])
  vi.advanceTimersByTime(999)
  expect(queue.read()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(queue.read()).toHaveLength(0)
})

it('closes only once, however often it is asked', () => {
  const queue = createToastQueue()
  const seen = vi.fn()
  const id = queue.add({ title: 'one' })
  queue.subscribe(seen)
  queue.close(id)
  queue.close(id)
  queue.close('toast-99')
  expect(seen).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(seen).toHaveBeenCalledTimes(2)
})

it('removes only the closed toast, even when others came and went meanwhile', () => {
  const queue = createToastQueue()
  const first = queue.add({ title: 'one' })
  queue.close(first)
  for (const title of ['two', 'three', 'four', 'five', 'six']) queue.add({ title })
  vi.advanceTimersByTime(1000)
  expect(titles(queue)).toEqual(['two', 'three', 'four', 'five', 'six'])
})

it('tells its listeners until they leave, and hands out the same list while nothing changes', () => {
  const queue = createToastQueue()
  const seen = vi.fn()
  const leave = queue.subscribe(seen)
  queue.add({ title: 'one' })
  expect(seen).toHaveBeenCalledTimes(1)
  expect(queue.read()).toBe(queue.read())
  leave()
  queue.add({ title: 'two' })
  expect(seen).toHaveBeenCalledTimes(1)
})
