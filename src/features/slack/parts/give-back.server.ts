import { countTeam, readWays, type Way } from '../store/connections.server.ts'
import { secretOwner, type SlackTools } from './sending.server.ts'
import { callSlack, SlackTrouble } from './slack-web.server.ts'

/**
 * Gives the token of the app back to Slack when at most `others` more people here use it: Slack has one for a whole workspace.
 * Here the connection ends whatever Slack says to it.
 */
export async function giveBack(tools: SlackTools, way: Way, others: number): Promise<void> {
  const { database, vault, askSlack, slack } = tools
  const { team_id: team } = way
  if (!team || (await database.asService((rows) => countTeam(rows, team))) > others) return
  const token = vault.open(way.secret_sealed, secretOwner(way.user_id, way.kind))
  try {
    await callSlack(askSlack, `${slack.url}/api/auth.revoke`, {}, `Bearer ${token}`)
  } catch (error) {
    if (!(error instanceof SlackTrouble)) throw error
  }
}

/** Gives back what somebody has whose account is about to go. */
export async function leaveSlack(tools: SlackTools, userId: string): Promise<void> {
  const ways = await tools.database.asService((rows) => readWays(rows, userId))
  for (const way of ways) await giveBack(tools, way, 1)
}
