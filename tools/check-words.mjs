// Proves that no sentence on a screen blames anybody: the words below stand in no text of the interface and in no file of
// content/. Texts that the specification gives word for word, and text that no person reads, are in `allowed`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'oxc-parser'

const banned =
  /(?<![\p{L}\p{N}_/.-])(missed|failed|lost|broken|overdue|behind|lazy|should)(?![\p{L}\p{N}_/-])/iu

/** Files whose texts are not the interface: tests, the operator's terminal, lists of words that people write, and
 * the wire protocols, whose words their clients know (the letters of the auth service are read, and looked at). */
const passed =
  /\.(test|fixture|test-support|generated)\.tsx?$|^(seed|cli\.ts|doctor\.ts|start\.ts|server\.ts|platform\/(db|blobs|mail|sms|http)\/)|^features\/[^/]+\/(lexicon|prompts)\/|^services\/(?!.*letter)|^features\/safety\/rules\/(scope|stem)\.ts$/

/** Exact texts that stay: given by the specification or by a protocol. Each with the file that holds it. */
const allowed = JSON.parse(readFileSync(join(import.meta.dirname, 'check-words.allowed.json'), 'utf8'))

/** Every sentence with a banned word in it, one line each: file, line and text. */
export function checkWords(src, content) {
  const found = []
  for (const file of filesOf(src, /\.tsx?$/))
    if (!passed.test(file)) found.push(...inCode(file, readFileSync(join(src, file), 'utf8')))
  if (content)
    for (const file of filesOf(content, /\.(md|json)$/))
      if (file !== 'README.md')
        found.push(...inProse(`content/${file}`, readFileSync(join(content, file), 'utf8')))
  return found.filter(({ file, text }) => !isAllowed(file, text)).map(say)
}

function filesOf(folder, ending) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => ending.test(name))
    .toSorted()
}

/** Texts of a program: string literals, templates and what stands between tags. Addresses, keys and imports are none. */
function inCode(file, code) {
  const found = []
  const note = (text, start) => {
    if (banned.test(text))
      found.push({ file, line: code.slice(0, start).split('\n').length, text: text.trim() })
  }
  visit(parseSync(file, code).program, (node, parent, key) => {
    if (/^(Import|Export)/.test(parent?.type ?? '') && key === 'source') return
    if (node.type === 'JSXText') note(node.value, node.start)
    else if (node.type === 'TemplateElement') note(node.value.cooked ?? '', node.start)
    else if (node.type === 'Literal' && typeof node.value === 'string' && isSentence(node.value, parent, key))
      note(node.value, node.start)
  })
  return found
}

/** A name in the code (`'failed'` as a state) is no sentence; neither are classes nor the key of an object. */
function isSentence(text, parent, key) {
  if (parent?.type === 'JSXAttribute' && /^(className|d|id|key|to|name|value|type)$/.test(parent.name?.name))
    return false
  if (parent?.type === 'Property' && key === 'key') return false
  if (parent?.type?.startsWith('TS')) return false
  return (
    text.includes(' ') ||
    (parent?.type === 'JSXAttribute' && /^(label|title|aria-label)$/.test(parent.name?.name))
  )
}

function visit(node, see, parent = null, key = '') {
  if (!node || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const part of node) visit(part, see, parent, key)
    return
  }
  if (typeof node.type !== 'string') return
  see(node, parent, key)
  for (const [name, part] of Object.entries(node)) if (name !== 'parent') visit(part, see, node, name)
}

function inProse(file, text) {
  return text
    .split('\n')
    .map((line, at) => ({ file, line: at + 1, text: line.replaceAll(/\]\([^)]*\)|`[^`]*`/g, ']').trim() }))
    .filter((line) => banned.test(line.text))
}

function isAllowed(file, text) {
  const mine = allowed[file] ?? []
  // What is left of a text without its allowed parts has to be clean, too.
  return !banned.test(mine.reduce((rest, part) => rest.replaceAll(part, ''), text))
}

function say({ file, line, text }) {
  const word = banned.exec(text)?.[1] ?? ''
  const shown = text.replaceAll(/\s+/g, ' ')
  return `${file}:${line} says “${word}”: ${shown.length > 140 ? `${shown.slice(0, 140)} …` : shown}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = join(import.meta.dirname, '..')
  const problems = checkWords(join(root, 'src'), join(root, 'content'))
  for (const problem of problems) console.error(problem)
  console.log(
    problems.length === 0 ? 'No sentence blames anybody.' : `${problems.length} sentences need other words.`,
  )
  process.exit(problems.length === 0 ? 0 : 1)
}
