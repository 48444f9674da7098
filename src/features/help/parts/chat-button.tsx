import type { ComponentProps } from 'react'

/** The button of the help chat, round where the screen is narrow; what it opens is fetched when it is first pressed. */
export function ChatButton(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      aria-haspopup="dialog"
      className="flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full border border-tide bg-sheet text-tide hover:bg-tide-2 md:px-4"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-6 fill-none stroke-current"
        strokeWidth="1.6"
        strokeLinejoin="round"
      >
        <path d="M4 11.5C4 7.4 7.6 4.5 12 4.5s8 2.9 8 7-3.6 7-8 7c-1 0-2-.1-2.9-.4L5 19.5l.9-3.2A6.6 6.6 0 0 1 4 11.5Z" />
      </svg>
      <span className="text-sm font-medium max-md:sr-only">Ask a question</span>
    </button>
  )
}
