import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { badRequest } from '#platform/contract/errors.ts'
import { unpackedMost } from '../contract.ts'
import { takeRecord } from '../rules/apple.ts'
import type { Counts } from '../rules/counts.ts'

/** Elements inside each other: an export has four. */
const depthMost = 20
/** Bytes without an element that begins or ends: the list of what may come, before the first one, is a few thousand. */
const quietMost = 1024 * 1024

const refuse = (what: string) => badRequest(`This Apple Health export ${what}. Nothing was changed.`)

/**
 * Reads an Apple Health export element by element. Nothing of it is kept but what `counts` adds up: no tree, no text. What an
 * export never has (entities, elements within elements without end, endless texts) ends it with a sentence.
 */
export async function readApple(xml: Readable, counts: Counts): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let depth = 0
  let isRoot = true
  let hasEvent = false
  parser.on('error', () => {
    throw refuse('is cut off or no XML')
  })
  parser.on('doctype', (text) => {
    if (/<!ENTITY/i.test(text)) throw refuse('brings abbreviations of its own, which are not followed')
  })
  parser.on('opentag', ({ name, attributes }) => {
    hasEvent = true
    depth += 1
    if (depth > depthMost) throw refuse('has elements within elements without end')
    if (isRoot && name !== 'HealthData') throw refuse('is another kind of XML')
    isRoot = false
    if (name === 'Record') takeRecord(attributes, counts)
  })
  parser.on('closetag', () => {
    hasEvent = true
    depth -= 1
  })

  const decoder = new TextDecoder()
  let size = 0
  let quiet = 0
  for await (const chunk of xml as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > unpackedMost) throw refuse('unpacks to more than 2 GB, which is the most that is read')
    hasEvent = false
    parser.write(decoder.decode(chunk, { stream: true }))
    quiet = hasEvent ? 0 : quiet + chunk.length
    if (quiet > quietMost) throw refuse('has a text in it that is longer than any of Apple’s')
  }
  if (isRoot) throw refuse('is empty')
  parser.close()
}
