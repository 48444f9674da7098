import { expect, it } from 'vitest'
import type { ToastEntry, ToastPosition } from '#ui/toast/queue.ts'
import { placesOf } from '#ui/toast/toast-position.ts'

function entry(id: string, position?: ToastPosition, isOpen = true): ToastEntry {
  return { id, title: id, isOpen, variant: 'default', duration: 5000, position }
}

it('always has the default place, with the hotkey when nothing is shown', () => {
  expect(placesOf([])).toEqual([{ place: 'default', toasts: [], hasHotkey: true }])
})

it('groups toasts by place, oldest first, and leads the hotkey to the newest open one', () => {
  const places = placesOf([
    entry('a'),
    entry('b', 'top-center'),
    entry('c'),
    entry('d', 'bottom-left', false),
  ])
  expect(
    places.map(({ place, toasts, hasHotkey }) => [place, toasts.map((toast) => toast.id), hasHotkey]),
  ).toEqual([
    ['default', ['a', 'c'], true],
    ['top-center', ['b'], false],
    ['bottom-left', ['d'], false],
  ])
})

it('gives the hotkey to another place when the newest toast is there', () => {
  expect(placesOf([entry('a'), entry('b', 'top-center')]).filter((place) => place.hasHotkey)).toMatchObject([
    { place: 'top-center' },
  ])
})
