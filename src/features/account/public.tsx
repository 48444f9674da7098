import { useProfile } from './queries.ts'
import { avatarLetter } from './rules.ts'

export { useProfile, useRhythm, useToday, type KnownProfile } from './queries.ts'
export { requestSignOut } from './parts/leaving.ts'
export { PreferenceMirror } from './parts/preference-mirror.tsx'
export { SignOutFlow } from './parts/sign-out-flow.tsx'
export { TimeZoneKeeper } from './parts/time-zone-keeper.tsx'

/** The person's picture when there is one, else the first letter of their name. Decorative: the name stands beside it. */
export function Avatar() {
  const { user, isLoading } = useProfile()
  return (
    <span
      aria-hidden="true"
      className="grid size-full place-items-center overflow-hidden rounded-full bg-tide-2 font-semibold text-tide low-stim:border low-stim:border-line"
    >
      {user?.avatar_url ? (
        <img src={user.avatar_url} alt="" className="size-full object-cover" />
      ) : (
        // Nothing is shown rather than a letter that changes a moment later.
        !isLoading && avatarLetter(user)
      )}
    </span>
  )
}
