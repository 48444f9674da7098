import type { FastifyRequest } from 'fastify'
import type { AuthParts } from '../parts.server.ts'
import { chooseRedirect } from './allowed-redirect.server.ts'

/**
 * Where a browser is sent when this is over: what is preferred, what the request asks for in its `redirect_to` header or
 * parameter, or where it comes from, whichever first is allowed; else the product.
 */
export function readRedirect(parts: AuthParts, request: FastifyRequest, preferred?: string): string {
  const { redirect_to: asked } = request.query as { redirect_to?: unknown }
  const { redirect_to: header, referer } = request.headers
  const candidates = [preferred, header, asked, referer].map((value) =>
    typeof value === 'string' ? value : undefined,
  )
  return chooseRedirect(candidates, { siteUrl: parts.siteUrl, allow: parts.config.redirectAllow })
}

/** An address with parameters added to its query. */
export function withQuery(address: string, parameters: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** An address with parameters as its fragment, which no server on the way gets to see. */
export function withFragment(address: string, parameters: Record<string, string>): string {
  const url = new URL(address)
  url.hash = new URLSearchParams(parameters).toString()
  return url.href
}
