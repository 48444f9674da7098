import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'

export interface RecoveryCardProps {
  codes: readonly string[]
  onKept: () => void
}

/** The codes, this once: to copy, to keep as a file, or to write down. */
export function RecoveryCard({ codes, onKept }: RecoveryCardProps) {
  const [isCopied, setIsCopied] = useState(false)
  const shown = codes.map(inFours)
  const text = `${shown.join('\n')}\n`
  return (
    <section
      aria-label="Your recovery codes"
      className="rounded-card border border-line bg-sheet p-5 sm:p-6"
      tabIndex={-1}
      ref={focus}
    >
      <p>
        These codes are shown only now. Keep them where you find them without this device, on paper for
        example. Each opens your account once, beside your password.
      </p>
      <ul className="mt-4 grid gap-x-8 gap-y-1.5 font-mono text-[1rem] sm:grid-cols-2" translate="no">
        {shown.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onKept}>
          I have kept them
        </Button>
        <Button
          onClick={() =>
            void navigator.clipboard?.writeText(text).then(
              () => setIsCopied(true),
              () => setIsCopied(false),
            )
          }
        >
          {isCopied ? 'Copied' : 'Copy codes'}
        </Button>
        <a
          className={buttonClass()}
          download="balanse-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          Save as a file
        </a>
      </div>
    </section>
  )
}

/** It comes up in the middle of a long page, in the place of a button that had the focus. */
function focus(card: HTMLElement | null): void {
  card?.focus()
}

function inFours(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-')
}
