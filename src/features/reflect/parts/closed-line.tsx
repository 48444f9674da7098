import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'

/** The last words of a day: the person's own win, given back to them. Nothing is counted and nothing is asked. */
export function ClosedLine({ win }: { win: string | null }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <div ref={frame} tabIndex={-1} className="w-full border-t border-line pt-8 outline-none">
      {win ? (
        <>
          <p className="text-ink-2">This was in it, and it stays:</p>
          <blockquote dir="auto" className="mt-2 font-title text-2xl italic">
            “{win}”
          </blockquote>
        </>
      ) : (
        <p className="font-title text-2xl">The day is closed.</p>
      )}
      <p className="mt-4 text-ink-2">Rest well. You can still change a word; it is kept as you type.</p>
      <Link to="/reflection-templates" className={buttonClass('quiet', 'sm', 'mt-5')}>
        Back to Reflect
      </Link>
    </div>
  )
}
