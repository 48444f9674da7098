import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** The place of intention and card, in the size that they usually have. */
export function HomeSkeleton() {
  return (
    <div className="space-y-12">
      <Skeleton className="h-[6.25rem] max-w-[34rem]" />
      <Skeleton className="h-[21rem] rounded-card" />
      <VisuallyHidden>
        <output>Opening your day</output>
      </VisuallyHidden>
    </div>
  )
}
