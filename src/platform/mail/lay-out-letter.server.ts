/** What a letter says, from top to bottom. Every text is plain; nothing of it is taken as HTML. */
export interface LetterWords {
  heading: string
  /** Before the code and the button. */
  opening: string[]
  /** A short code to be typed, set apart and large. */
  code?: string | undefined
  button?: { label: string; url: string } | undefined
  /** After them, smaller: how long it is good, what to do when somebody else asked for it. */
  closing: string[]
  /** The last line, which leads somewhere. */
  quietLink?: { label: string; url: string } | undefined
}

/**
 * The two bodies that all letters share: text, and simple HTML without pictures, style sheets or anything that is
 * fetched from elsewhere, so that reading a letter tells nobody that it was read.
 */
export function layOutLetter(words: LetterWords): { text: string; html: string } {
  return { text: asText(words), html: asHtml(words) }
}

function asText({ heading, opening, code, button, closing, quietLink }: LetterWords): string {
  const parts = [heading, ...opening, ...(code ? [`    ${code}`] : [])]
  if (button) parts.push(`${button.label}:\n${button.url}`)
  const last = quietLink ? [`${quietLink.label}: ${quietLink.url}`] : []
  return `${[...parts, ...closing, ...last, 'Balanse'].join('\n\n')}\n`
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',sans-serif"
const ink = '#1f2f38'

function asHtml({ heading, opening, code, button, closing, quietLink }: LetterWords): string {
  const line = (text: string, style: string) => `<p style="${style}">${escape(text)}</p>`
  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600">${escape(heading)}</h1>`,
    ...opening.map((text) => line(text, 'margin:0 0 16px')),
    ...(code ? [line(code, 'margin:0 0 20px;font-size:30px;letter-spacing:6px;font-weight:600')] : []),
    ...(button
      ? [
          `<p style="margin:0 0 24px"><a href="${escape(button.url)}" style="display:inline-block;padding:13px 24px;border-radius:10px;background:#0d5c6e;color:#ffffff;text-decoration:none;font-weight:600">${escape(button.label)}</a></p>`,
        ]
      : []),
    ...closing.map((text) => line(text, 'margin:0 0 12px;font-size:14px;color:#4a5a63')),
    ...(quietLink
      ? [
          `<p style="margin:0;font-size:14px"><a href="${escape(quietLink.url)}" style="color:#4a5a63">${escape(quietLink.label)}</a></p>`,
        ]
      : []),
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(heading)}</title></head>
<body style="margin:0;padding:24px;background:#faf9f6;color:${ink};${font};font-size:16px;line-height:1.55">
<div style="max-width:520px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e4e2dc;border-radius:14px">
${body.join('\n')}
</div>
<p style="max-width:520px;margin:16px auto 0;font-size:13px;color:#5c6a72">Balanse</p>
</body></html>
`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
