import type { AuthRefusal } from '../refusals.server.ts'

const names: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** A refusal as clients read it from the address that a browser was sent to. */
export function describeError({ status, code, message, details }: AuthRefusal): Record<string, string> {
  const error = details.oauthError ?? names[status]
  return {
    ...(error ? { error } : {}),
    error_code: details.oauthError ?? code,
    error_description: message,
    sb: '',
  }
}
