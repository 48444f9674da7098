/**
 * Every refusal of the protocol: its HTTP status and its sentence. The clients show some of these sentences to
 * people and decide by the codes, so both stay as the protocol has them. A route may give a more exact sentence,
 * and another status where the protocol uses one code with two.
 */
const table = {
  bad_json: [400, 'Could not parse request body as JSON'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  not_admin: [403, 'User not allowed'],
  validation_failed: [400, 'The request is not valid'],
  request_entity_too_large: [413, 'Request body is larger than 1 MiB'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  unexpected_failure: [500, 'Unexpected failure, please check server logs for more information'],
  unknown: [404, 'There is nothing at this address'],
  conflict: [409, 'Something else was changed at the same moment. Please try again.'],

  signup_disabled: [422, 'Signups not allowed for this instance'],
  user_already_exists: [422, 'User already registered'],
  email_exists: [422, 'A user with this email address has already been registered'],
  phone_exists: [422, 'Phone number already registered by another user'],
  weak_password: [422, 'Password is too weak'],
  same_password: [422, 'New password should be different from the old password.'],
  current_password_invalid: [400, 'The current password is not right.'],
  invalid_credentials: [400, 'Invalid login credentials'],
  email_not_confirmed: [400, 'Email not confirmed'],
  user_banned: [403, 'User is banned'],
  user_not_found: [404, 'User not found'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],

  email_address_not_authorized: [
    400,
    'This server has no e-mail set up, so it cannot send a code or a link.',
  ],
  phone_provider_disabled: [400, 'Unsupported phone provider'],
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  otp_expired: [403, 'Token has expired or is invalid'],
  flow_state_not_found: [404, 'invalid flow state, no valid flow state found'],
  provider_disabled: [400, 'Provider is not enabled'],
  web3_provider_disabled: [422, 'Web3 provider is disabled'],
  saml_provider_disabled: [404, 'SAML 2.0 is disabled'],
  manual_linking_disabled: [404, 'Manual linking is disabled'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_totp_enroll_not_enabled: [422, 'MFA enroll is disabled for TOTP'],
  mfa_phone_enroll_not_enabled: [422, 'MFA enroll is disabled for Phone'],
  mfa_webauthn_enroll_not_enabled: [422, 'MFA enroll is disabled for WebAuthn'],
  mfa_recovery_codes_enroll_not_enabled: [422, 'MFA recovery codes are disabled'],
  passkey_disabled: [404, 'Passkeys are disabled'],
  feature_disabled: [404, 'This feature is disabled'],
} as const satisfies Record<string, readonly [number, string]>

export type RefusalCode = keyof typeof table

interface RefusalDetails {
  status?: number
  /** Why a password is too weak: `length`, `characters`, `pwned`. */
  reasons?: string[]
  /** Seconds after which the same request may go through. */
  retryAfter?: number
}

/** A refusal on purpose, in the words of the auth protocol. */
export class AuthRefusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly details: RefusalDetails

  constructor(code: RefusalCode, message: string = table[code][1], details: RefusalDetails = {}) {
    super(message)
    this.name = 'AuthRefusal'
    this.code = code
    this.status = details.status ?? table[code][0]
    this.details = details
  }
}

/** Shorthand of the routes: `throw refuse('user_not_found')`. */
export function refuse(code: RefusalCode, message?: string, details?: RefusalDetails): AuthRefusal {
  return new AuthRefusal(code, message, details)
}
