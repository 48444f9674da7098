import { dayAt, type Foreign, type ForeignMedia, instantOf, moodOf, tidyTags } from './foreign.ts'
import { splitTitle } from './day-one.ts'

const pictures = /\.(jpe?g|png|webp|gif)$/i
const sounds = /\.(webm|ogg|m4a|mp3|wav|aac)$/i

/** Whether a name is one of a page of Markdown. Folders that a program keeps for itself begin with a dot. */
export function isMarkdown(name: string): boolean {
  return /\.(md|markdown)$/i.test(name) && !/(^|\/)(\.|__MACOSX)/.test(name)
}

/**
 * Pages of Markdown, each an entry: the day from what stands in front (date, created), else from the name of the file;
 * the title from there or from the first heading.
 */
export function readMarkdownFolder(texts: ReadonlyMap<string, string>, names: readonly string[]): Foreign {
  const found: Foreign = { source: 'Markdown', entries: [], refused: [], notes: [] }
  for (const [file, text] of texts) {
    const { front, rest } = splitFront(text.replace(/^﻿/, '').replaceAll('\r\n', '\n'))
    const base =
      file
        .split('/')
        .at(-1)
        ?.replace(/\.(md|markdown)$/i, '') ?? ''
    const said = front.date ?? front.created ?? front.created_at ?? front.day ?? ''
    const date = dayAt(String(said)) ?? dayAt(/\d{4}-\d\d-\d\d/.exec(base)?.[0] ?? '')
    if (!date) {
      found.refused.push(`${file.slice(-100)} says no day, neither in front nor in its name`)
      continue
    }
    const split = splitTitle(rest.trim())
    const title = String(front.title ?? '') || split.title || base.replace(/^\d{4}-\d\d-\d\d[\s_-]*/, '')
    const createdAt =
      (/\d\d:\d\d/.test(String(said)) ? instantOf(String(said)) : null) ?? `${date}T12:00:00.000Z`
    const media = mediaOf(split.body, file, names)
    const mood = String(front.mood ?? '')
    found.entries.push({
      key: file,
      date,
      title: title.slice(0, 500),
      body: withoutMedia(split.body, media).trim(),
      mood: moodOf(mood),
      tags: tidyTags([...listOf(front.tags), ...listOf(front.tag), ...(moodOf(mood) ? [] : [mood])]),
      createdAt,
      updatedAt: instantOf(String(front.updated ?? front.modified ?? '')) ?? createdAt,
      media: media.map(({ sign: _sign, ...one }) => one),
    })
  }
  return found
}

type Front = Record<string, string | string[]>

/** What stands between two lines of dashes: names with a text or a list, which is all that such pages use. */
function splitFront(text: string): { front: Front; rest: string } {
  const [whole, inside = ''] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? []
  if (whole === undefined) return { front: {}, rest: text }
  const front: Front = {}
  let last = ''
  for (const line of inside.split('\n')) {
    const [, point] = /^\s*-\s+(.*)$/.exec(line) ?? []
    if (point !== undefined && last) {
      const list = front[last]
      front[last] = [...(Array.isArray(list) ? list : []), bare(point)]
      continue
    }
    const [, name = '', value = ''] = /^([A-Za-z_][\w -]*):\s*(.*)$/.exec(line) ?? []
    if (!name) continue
    last = name.trim().toLowerCase()
    const list = /^\[(.*)\]$/.exec(value.trim())?.[1]
    front[last] = list === undefined ? bare(value) : list.split(',').map(bare)
  }
  return { front, rest: text.slice(whole.length) }
}

function bare(value: string): string {
  return value.trim().replace(/^(["'])([\s\S]*)\1$/, '$2')
}

function listOf(value: string | string[] | undefined): string[] {
  if (Array.isArray(value)) return value
  return value ? value.split(/[,\s]+/) : []
}

/** Files that a page shows: `![words](path)` and `![[name]]`. What lies on other machines stays a link. */
function mediaOf(body: string, file: string, names: readonly string[]): (ForeignMedia & { sign: string })[] {
  const folder = file.split('/').slice(0, -1)
  const found: (ForeignMedia & { sign: string })[] = []
  for (const [sign, words = '', path = '', wiki = ''] of body.matchAll(
    /!\[([^\]\n]{0,500})\]\(([^)\s]{1,500})[^)\n]{0,200}\)|!\[\[([^\]|\n]{1,300})[^\]\n]{0,200}\]\]/g,
  )) {
    const target = decoded(path || wiki).replace(/^\.\//, '')
    const kind = pictures.test(target) ? 'picture' : sounds.test(target) ? 'sound' : null
    if (!kind || /^[a-z]+:/i.test(target) || target.split('/').includes('..')) continue
    const wanted = [...folder, target].join('/')
    const name =
      names.find((each) => each === wanted) ??
      names.find((each) => each === target || each.endsWith(`/${target}`))
    if (name) found.push({ sign, key: name, name, kind, words })
  }
  return found
}

function withoutMedia(body: string, media: readonly { sign: string }[]): string {
  return media.reduce((text, { sign }) => text.replace(sign, ''), body)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
