import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallError } from '#platform/contract/errors.ts'
import { call } from '#platform/web/call.ts'
import { readKey, takeAnswer, useRead } from '#platform/web/use-read.ts'
import { teamsContract, type OwnTeam, type TeamRoom } from './contract.ts'

export function useOwnTeam() {
  return useRead(teamsContract.readOwnTeam, {})
}

const roomKey = readKey(teamsContract.readTeamRoom, {})

/** The owner's room. It holds names and addresses of other people: no copy of them stays on the device. */
export function useTeamRoom() {
  return useQuery<TeamRoom, CallError>({
    queryKey: roomKey,
    queryFn: () => call(teamsContract.readTeamRoom, {}),
    meta: { isKept: false },
  })
}

/** What the server answered stands at once. */
export function useTakeOver() {
  const queries = useQueryClient()
  return {
    own(team: OwnTeam) {
      void takeAnswer(queries, readKey(teamsContract.readOwnTeam, {}), team)
      // Who is in the team stands in its room as well.
      if (team.owns) void queries.invalidateQueries({ queryKey: roomKey })
    },
    room: (room: TeamRoom) => void takeAnswer(queries, roomKey, room),
    /** After something that changes who sees what. */
    refresh: () => queries.invalidateQueries({ queryKey: readKey(teamsContract.readOwnTeam, {}) }),
  }
}
