/** The tick of something that is there. Hidden from assistive technology: a word beside it says the same. */
export function CheckMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      className="size-5 shrink-0"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="12" cy="12" r="10.5" className="fill-tide" />
      <path d="m7.6 12.4 3 3 5.8-6.2" className="stroke-on-tide" strokeWidth="1.9" />
    </svg>
  )
}
