/** Where help is: with an account in the app, without one on the public site. */
export function helpPath(isSignedIn: boolean): '/help-auth' | '/help' {
  return isSignedIn ? '/help-auth' : '/help'
}
