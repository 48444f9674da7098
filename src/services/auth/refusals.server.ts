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

  phone_provider_disabled: [400, 'Unsupported phone provider'],
  email_provider_disabled: [400, 'Email signups are disabled'],
  over_email_send_rate_limit: [429, 'For security purposes, you can only request this later.'],
  otp_disabled: [422, 'Signups not allowed for otp'],
  phone_not_confirmed: [400, 'Phone not confirmed'],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  flow_state_expired: [422, 'invalid flow state, flow state has expired'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  captcha_failed: [400, 'captcha protection: request disallowed'],
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  otp_expired: [403, 'Token has expired or is invalid'],
  flow_state_not_found: [404, 'invalid flow state, no valid flow state found'],
  provider_disabled: [400, 'Provider is not enabled'],
  web3_provider_disabled: [422, 'Web3 provider is disabled'],
  saml_provider_disabled: [404, 'SAML 2.0 is disabled'],
  manual_linking_disabled: [404, 'Manual linking is disabled'],
  identity_already_exists: [422, 'Identity is already linked'],
  identity_not_found: [422, "Identity doesn't exist"],
  single_identity_not_deletable: [422, 'User must have at least 1 identity after unlinking'],
  email_conflict_identity_not_deletable: [422, 'Unable to unlink identity due to email conflict'],
  provider_email_needs_verification: [
    422,
    'This sign-in service has not confirmed your email address. Confirm it there and try again.',
  ],
  bad_oauth_callback: [400, 'OAuth state parameter missing'],
  bad_oauth_state: [400, 'OAuth state is unknown or has expired'],
  sso_provider_not_found: [404, 'No SSO provider assigned for this domain'],
  saml_relay_state_not_found: [404, 'This sign-in was not begun here, or it is too old'],
  saml_metadata_fetch_failed: [422, 'The sign-in service of this organisation cannot be reached right now.'],
  user_sso_managed: [422, 'This is managed by the sign-in service of your organisation'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_totp_enroll_not_enabled: [422, 'MFA enroll is disabled for TOTP'],
  mfa_phone_enroll_not_enabled: [422, 'MFA enroll is disabled for Phone'],
  mfa_webauthn_enroll_not_enabled: [422, 'MFA enroll is disabled for WebAuthn'],
  mfa_totp_verify_not_enabled: [422, 'MFA verification is disabled for TOTP'],
  mfa_phone_verify_not_enabled: [422, 'MFA verification is disabled for Phone'],
  mfa_webauthn_verify_not_enabled: [422, 'MFA verification is disabled for WebAuthn'],
  mfa_factor_name_conflict: [422, 'A factor with this friendly name exists already for this user'],
  mfa_verified_factor_exists: [422, 'A verified factor of this phone number exists already'],
  mfa_ip_address_mismatch: [422, 'Challenge and verify IP addresses mismatch'],
  mfa_challenge_expired: [
    422,
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  too_many_enrolled_mfa_factors: [422, 'Maximum number of enrolled factors reached, unenroll to continue'],
  insufficient_aal: [403, 'AAL2 is required for this'],
  over_sms_send_rate_limit: [429, 'For security purposes, you can only request this later.'],
  sms_send_failed: [422, 'The text message could not be sent.'],
  mfa_recovery_codes_enroll_not_enabled: [422, 'MFA recovery codes are disabled'],
  mfa_recovery_codes_verify_not_enabled: [422, 'MFA verification is disabled for recovery codes'],
  mfa_recovery_codes_locked: [429, 'Too many wrong codes. Please wait before you try again.'],
  mfa_recovery_codes_sole_factor: [422, 'Recovery codes cannot be the only second step'],
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
  /** Answered in the shape of OAuth 2 instead, with this as its `error`. */
  oauthError?: string
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
