const names: Record<string, string> = {
  email: 'E-mail',
  phone: 'Phone',
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  slack_oidc: 'Slack',
  keycloak: 'your organisation',
}

/** What people call a provider; `sso:<id>` is the sign-in of an organisation. */
export function providerName(provider: string): string {
  if (provider.startsWith('sso:')) return 'your organisation'
  return names[provider] ?? provider
}
