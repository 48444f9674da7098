import { useState } from 'react'
import { Button } from '#ui/button.tsx'

/** What the server made for an authenticator app. */
export interface AppSecret {
  /** A picture as a data address whose SVG is not encoded. */
  qr_code: string
  secret: string
  uri: string
}

/** The secret of an app, as a picture for another device, as a link for this one, and as text for everything else. */
export function SecretCard({ secret }: { secret: AppSecret }) {
  const [isCopied, setIsCopied] = useState(false)
  const svg = secret.qr_code.slice(secret.qr_code.indexOf(',') + 1)
  return (
    <div className="flex flex-col gap-5 sm:flex-row sm:items-start">
      {/* Always black on white: cameras do not read it the other way round. */}
      <img
        src={`data:image/svg+xml;utf-8,${encodeURIComponent(svg)}`}
        alt="QR code for your authenticator app"
        width={192}
        height={192}
        className="size-48 shrink-0 self-center rounded-field bg-[white] p-2 sm:self-start"
      />
      <div className="min-w-0">
        <p>Scan the picture with your authenticator app.</p>
        <p className="mt-3 text-sm text-ink-2">
          No camera? Type this secret into the app, with the settings it has by itself.
        </p>
        <p className="mt-1.5 font-mono text-[1rem] leading-relaxed break-words select-all" translate="no">
          {inFours(secret.secret)}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button
            size="sm"
            onClick={() =>
              void navigator.clipboard?.writeText(secret.secret).then(
                () => setIsCopied(true),
                () => setIsCopied(false),
              )
            }
          >
            {isCopied ? 'Copied' : 'Copy secret'}
          </Button>
          <a
            href={secret.uri}
            className="inline-flex min-h-11 items-center text-sm text-tide underline underline-offset-4"
          >
            Open an app on this device
          </a>
        </div>
      </div>
    </div>
  )
}

function inFours(text: string): string {
  return text.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
