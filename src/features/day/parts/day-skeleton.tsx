import { Skeleton } from '#ui/skeleton.tsx'

/** The day before it has come, in the size that it will have. */
export function DaySkeleton() {
  return (
    <div aria-busy="true" className="grid gap-12">
      {[1, 2].map((part) => (
        <div key={part} className="grid gap-3">
          <Skeleton className="h-9 w-72 max-w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
      <div className="grid gap-3">
        <Skeleton className="h-9 w-48" />
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} className="h-13 w-full" />
        ))}
      </div>
    </div>
  )
}
