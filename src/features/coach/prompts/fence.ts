/** 96 random bits: nobody who writes a note can know what closes the notes. */
export function makeNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Words that somebody wrote, between marks that carry this request's nonce. */
export function fence(
  words: string,
  nonce: string,
  mark: 'user_notes' | 'help_articles' = 'user_notes',
): string {
  return `<${mark} nonce="${nonce}">\n${defuse(words, nonce)}\n</${mark} nonce="${nonce}">`
}

/**
 * Takes from a text what could be read as structure instead of words: invisible and direction-changing characters,
 * angle tags, a role name at the start of a line, and the nonce itself. The words stay.
 */
export function defuse(text: string, nonce: string): string {
  return (
    text
      .normalize('NFKC')
      // Zero-width, bidi controls, soft hyphen, and the tag characters that spell hidden ASCII.
      .replaceAll(
        /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|[\u{E0000}-\u{E007F}]/gu,
        '',
      )
      .replaceAll(/[<>]/g, ' ')
      .replaceAll(/^(\s*)(system|assistant|user|developer|tool|human|ai)(\s*:)/gim, '$1$2 -')
      .replaceAll(/\[\/?(?:INST|SYS|system|assistant)\]|```|###/gi, ' ')
      .split(nonce)
      .join('')
  )
}
