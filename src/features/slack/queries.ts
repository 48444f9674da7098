import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { readKey, useRead } from '#platform/web/use-read.ts'
import { slackContract } from './contract.ts'

export function useSlack() {
  return useRead(slackContract.readSlack, {})
}

/** Reads again how the person is reached, after a change. */
export function useRefreshSlack(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(
    () => queries.invalidateQueries({ queryKey: readKey(slackContract.readSlack, {}) }),
    [queries],
  )
}
