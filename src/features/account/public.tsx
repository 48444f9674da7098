import { useState } from 'react'
import { useAvatar } from './parts/use-avatar.ts'
import { useProfile } from './queries.ts'
import { avatarLetter } from './rules.ts'

export {
  useProfile,
  useRhythm,
  useSaveProfile,
  useSendProfile,
  useToday,
  type KnownProfile,
} from './queries.ts'
export { requestSignOut } from './parts/leaving.ts'
export { takeLinkBack } from './parts/link-back.ts'
export { CoachReading } from './parts/coach-reading.tsx'
export { FirmnessSlider } from './parts/firmness-slider.tsx'
export { FeedbackSwitch } from './parts/feedback-switch.tsx'
export { useSetting } from './parts/use-setting.ts'
export { VoicePicker } from './parts/voice-picker.tsx'
export { PreferenceMirror } from './parts/preference-mirror.tsx'
export { SignOutFlow } from './parts/sign-out-flow.tsx'
export { TimeZoneKeeper } from './parts/time-zone-keeper.tsx'

/** The person's picture when there is one, else the first letter of their name. Decorative: the name stands beside it. */
export function Avatar() {
  const { user, isLoading } = useProfile()
  const picture = useAvatar(user?.avatar_url ?? null)
  const [unshown, setUnshown] = useState<string>()
  return (
    <span
      aria-hidden="true"
      className="grid size-full place-items-center overflow-hidden rounded-full bg-tide-2 font-semibold text-tide low-stim:border low-stim:border-line"
    >
      {picture && picture !== unshown ? (
        <img src={picture} alt="" className="size-full object-cover" onError={() => setUnshown(picture)} />
      ) : (
        // Nothing is shown rather than a letter that changes a moment later.
        !isLoading && avatarLetter(user)
      )}
    </span>
  )
}
