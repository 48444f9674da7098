import type Stripe from 'stripe'
import { badRequest, CallError, conflict } from '#platform/contract/errors.ts'

export interface StripeAccount {
  secretKey: string
  webhookSecret: string
  url: string
}

/** The official client. It is loaded only where it is needed. */
export async function openStripe({ secretKey, url }: StripeAccount): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const { protocol, hostname, port } = new URL(url)
  return new Client(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port ? { port } : {}),
    // A person waits: one more try, and then the truth.
    maxNetworkRetries: 1,
    timeout: 8_000,
    telemetry: false,
  })
}

/** The payment service cannot be asked now. Ours to say, not the caller's fault. */
function paymentAway(): CallError {
  return new CallError(503, {
    code: 'payment_away',
    message:
      'The payment service does not answer right now. Nothing was changed here; please try again in a few minutes.',
  })
}

/** Asks the payment service. What it refuses becomes a sentence; neither key nor person stands in what is thrown. */
export async function ask<T>(question: Promise<T>): Promise<T> {
  try {
    return await question
  } catch (error) {
    const { type, code, statusCode } = error as { type?: string; code?: string; statusCode?: number }
    if (type === 'StripeCardError')
      throw badRequest('The card was not accepted. Nothing was changed; another card may work.')
    if (type === 'StripeIdempotencyError') throw conflict(null)
    if (type === 'StripeConnectionError' || type === 'StripeRateLimitError' || (statusCode ?? 0) >= 500)
      throw paymentAway()
    // oxlint-disable-next-line eslint/preserve-caught-error -- the cause holds the request with its key and address
    throw new StripeRefused(type ?? 'unknown', code ?? '')
  }
}

/** The payment service says that a request of ours is wrong. */
export class StripeRefused extends Error {
  readonly code: string

  constructor(type: string, code: string) {
    super(`Stripe refused a request: ${type} ${code}`.trim())
    this.name = 'StripeRefused'
    this.code = code
  }
}

/** When an answer was given, by the clock of the payment service, to be compared with the times of its messages. */
export function answeredAt(answer: { lastResponse: { headers: Record<string, string> } }): Date {
  const date = new Date(answer.lastResponse.headers.date ?? '')
  return Number.isNaN(date.getTime()) ? new Date() : date
}
