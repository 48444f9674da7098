import { useEffect, useState } from 'react'

const none: ReadonlySet<string> = new Set()
let known = none

/**
 * The passwords that are tried first, fetched when a screen needs them. Empty until they are there: the server looks
 * at the same list when the password is sent.
 */
export function useCommonPasswords(): ReadonlySet<string> {
  const [common, setCommon] = useState(known)
  useEffect(() => {
    if (known !== none) return
    import('#platform/contract/common-passwords.json').then(
      (list) => {
        known = new Set(list.default)
        setCommon(known)
      },
      // Without it the server still says so.
      () => {},
    )
  }, [])
  return common
}
