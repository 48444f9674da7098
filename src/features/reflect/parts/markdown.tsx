import { lexer, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'

/** The longest text that is laid out; a longer one is shown as it was typed, because taking it apart takes a while. */
const layoutMost = 50_000

/**
 * Writing laid out by its Markdown marks. Every piece becomes an element of this page, never HTML: what looks like HTML
 * is shown as the letters that it is. Pictures are not fetched, and a link leads only to the web or to a letter.
 */
export function Markdown({ text }: { text: string }) {
  if (text.length > layoutMost) return <div className="whitespace-pre-line">{text}</div>
  return <div className="prose">{blocks(lexer(text, { gfm: true, breaks: true }))}</div>
}

function blocks(tokens: readonly Token[]): ReactNode {
  // The tokens of one text never change their places.
  return tokens.map((token, at) => <Fragment key={at}>{block(token)}</Fragment>)
}

function block(token: Token): ReactNode {
  switch (token.type) {
    case 'space':
      return null
    case 'heading':
      return heading(token as Tokens.Heading)
    case 'blockquote':
      return <blockquote>{blocks((token as Tokens.Blockquote).tokens)}</blockquote>
    case 'list':
      return list(token as Tokens.List)
    case 'code':
      return (
        <pre>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      )
    case 'hr':
      return <hr className="border-line" />
    case 'paragraph':
      return <p>{inline((token as Tokens.Paragraph).tokens)}</p>
    case 'text':
      return inline((token as Tokens.Text).tokens ?? [token])
    default:
      // Tables, HTML and whatever a later version of the reader knows: as it was typed.
      return <p className="whitespace-pre-line">{token.raw.trim()}</p>
  }
}

/** The page has its own h1 and the questions are terms: a heading in writing is a line that stands out. */
function heading({ tokens, depth }: Tokens.Heading): ReactNode {
  return (
    <p role="heading" aria-level={Math.min(6, depth + 1)} className={depth === 1 ? 'text-2xl' : 'text-xl'}>
      {inline(tokens)}
    </p>
  )
}

function list({ ordered, start, items }: Tokens.List): ReactNode {
  const lines = items.map((item, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- an item of a text is its place in it
    <li key={at}>
      {item.task ? (
        <span aria-label={item.checked ? 'Ticked: ' : 'Open: '}>{item.checked ? '☑ ' : '☐ '}</span>
      ) : null}
      {blocks(item.tokens.filter(({ type }) => type !== 'checkbox'))}
    </li>
  ))
  return ordered ? <ol start={start === '' ? 1 : start}>{lines}</ol> : <ul>{lines}</ul>
}

function inline(tokens: readonly Token[]): ReactNode {
  return tokens.map((token, at) => <Fragment key={at}>{phrase(token)}</Fragment>)
}

function phrase(token: Token): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inline((token as Tokens.Strong).tokens)}</strong>
    case 'em':
      return <em>{inline((token as Tokens.Em).tokens)}</em>
    case 'del':
      return <del>{inline((token as Tokens.Del).tokens)}</del>
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>
    case 'br':
      return <br />
    case 'escape':
      return (token as Tokens.Escape).text
    case 'link': {
      const { href, tokens } = token as Tokens.Link
      return /^(https?:|mailto:)/i.test(href) ? (
        <a href={href} target="_blank" rel="noreferrer noopener">
          {inline(tokens)}
        </a>
      ) : (
        token.raw
      )
    }
    case 'text': {
      const { tokens, raw } = token as Tokens.Text
      return tokens ? inline(tokens) : raw
    }
    default:
      return token.raw
  }
}
