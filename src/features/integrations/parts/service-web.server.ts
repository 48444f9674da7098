import type { ZodMiniType } from 'zod/mini'
import { OutsideTrouble, type AskOutside } from '#platform/outside/ask-outside.server.ts'
import { AccountTrouble, MarkTooOld } from './account-trouble.server.ts'

const patienceMs = 15_000
const bytesMost = 8 * 1024 * 1024
const waitMost = 6 * 3_600

/** The access token was not taken: it may have run out before its time. */
export class TokenRefused extends Error {}

export interface ServiceDoor {
  ask: AskOutside
  /** As the person knows it. */
  service: string
  token: string
  headers?: Record<string, string>
}

/** Asks the API of a calendar service. Throws AccountTrouble, TokenRefused and MarkTooOld. */
export async function askService<T>(
  { ask, service, token, headers = {} }: ServiceDoor,
  address: string,
  shape: ZodMiniType<T>,
): Promise<T> {
  const { status, body, header } = await question()
  if (status === 200) {
    const answer = shape.safeParse(parse(body))
    return answer.success ? answer.data : fail(`${service} answered with something that cannot be read.`)
  }
  if (status === 401) throw new TokenRefused()
  if (status === 410) throw new MarkTooOld()
  if (status === 404) return fail(`${service} has no such calendar any more.`)
  // Google says with a 403 as well that it was asked too often.
  const isBusy =
    status === 429 || (status === 403 && /"(user)?rateLimitExceeded"|"quotaExceeded"/i.test(body))
  if (isBusy)
    throw new AccountTrouble(`${service} asks to be left alone for a while.`, {
      waitSeconds: secondsOf(header('retry-after')),
    })
  if (status === 403) return fail(`${service} does not let this calendar be read.`)
  return fail(`${service} answered with ${status} and no calendar.`)

  async function question() {
    try {
      return await ask({
        address,
        headers: { accept: 'application/json', authorization: `Bearer ${token}`, ...headers },
        most: bytesMost,
        patienceMs,
      })
    } catch (error) {
      if (!(error instanceof OutsideTrouble)) throw error
      return fail(
        error.kind === 'large'
          ? `${service} sent more than is read here.`
          : `${service} does not answer right now.`,
      )
    }
  }
}

function fail(message: string): never {
  throw new AccountTrouble(message)
}

/** Seconds of a Retry-After, which is a number or a date. */
function secondsOf(text: string): number {
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(waitMost, Math.max(0, Math.ceil(seconds))) : 0
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

export function oneLine(text: string | null | undefined): string {
  const line = (text ?? '').replaceAll(/\s+/g, ' ').replaceAll('\0', '').trim().toWellFormed()
  return Array.from(line).slice(0, 300).join('').slice(0, 300)
}
