import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { takeAnswer } from './use-read.ts'

const key = ['api', '/switch']

/** A reading whose answer comes when the test says so. */
function beginReading(queries: QueryClient): { answer: (isOn: boolean) => void; ended: Promise<unknown> } {
  let answer = (_isOn: boolean) => {}
  const held = new Promise<{ isOn: boolean }>((resolve) => (answer = (isOn) => resolve({ isOn })))
  // The query, not the caller, is looked at: a reading that was ended rejects here.
  const ended = queries.fetchQuery({ queryKey: key, queryFn: () => held }).catch(() => null)
  return { answer, ended }
}

it('keeps what a change answered when a reading that began before it answers later', async () => {
  const queries = new QueryClient()
  queries.setQueryData(key, { isOn: false })
  const reading = beginReading(queries)
  await takeAnswer(queries, key, { isOn: true })
  reading.answer(false)
  await reading.ended
  expect(queries.getQueryData(key)).toEqual({ isOn: true })
})

it('keeps it also when nothing was known before, and a reading of later counts again', async () => {
  const queries = new QueryClient()
  const first = beginReading(queries)
  await takeAnswer(queries, key, { isOn: true })
  first.answer(false)
  await first.ended
  expect(queries.getQueryData(key)).toEqual({ isOn: true })
  const second = beginReading(queries)
  second.answer(false)
  await second.ended
  expect(queries.getQueryData(key)).toEqual({ isOn: false })
})
