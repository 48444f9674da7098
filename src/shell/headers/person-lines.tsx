import { useProfile } from '#features/account/public.tsx'

/** Who is signed in: name and address. */
export function PersonLines() {
  const { user } = useProfile()
  return (
    <div className="min-w-0">
      {user?.full_name ? <p className="truncate font-semibold">{user.full_name}</p> : null}
      <p className="truncate text-sm text-ink-2">{user?.email}</p>
    </div>
  )
}
