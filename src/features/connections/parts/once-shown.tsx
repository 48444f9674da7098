import { useState } from 'react'
import { Button } from '#ui/button.tsx'

interface OnceShownProps {
  label: string
  secret: string
  copyLabel: string
}

/** Something secret that is shown this once: to be copied now. */
export function OnceShown({ label, secret, copyLabel }: OnceShownProps) {
  const [isCopied, setIsCopied] = useState(false)
  return (
    <div>
      <p className="text-sm font-semibold">{label}</p>
      <p
        translate="no"
        className="mt-1.5 rounded-field border border-line bg-paper-2 px-4 py-3 font-mono text-[1rem] leading-relaxed break-all select-all"
      >
        {secret}
      </p>
      <Button
        size="sm"
        className="mt-3"
        onClick={() =>
          void navigator.clipboard?.writeText(secret).then(
            () => setIsCopied(true),
            () => setIsCopied(false),
          )
        }
      >
        {isCopied ? 'Copied' : copyLabel}
      </Button>
      <p role="status" className="sr-only">
        {isCopied ? 'Copied' : ''}
      </p>
    </div>
  )
}
