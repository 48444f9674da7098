import { lineMax } from '#platform/contract/limits.ts'
import {
  choicesMax,
  fieldKinds,
  fieldsMax,
  tagMax,
  tagsMax,
  templatesMax,
  type FieldKind,
  type TemplateContent,
  type TemplateField,
} from '../contract.ts'

/** The name that a file of templates says of itself, and the version of its shape. */
const format = 'balanse-journal-templates'
const version = 1

/** Templates as the text of a file. */
export function writeFile(templates: readonly TemplateContent[]): string {
  const listed = templates.map(({ title, purpose, minutes, tags, fields }) => ({
    title,
    purpose,
    minutes,
    tags,
    questions: fields.map(({ as, label, choices, low, high }) => ({
      kind: as,
      label,
      ...(as === 'choice' ? { choices } : {}),
      ...(as === 'scale' ? { low, high } : {}),
    })),
  }))
  return `${JSON.stringify({ format, version, templates: listed }, null, 2)}\n`
}

export interface ReadFile {
  templates: TemplateContent[]
  /** Why the file, or a template of it, could not be taken: one sentence each. */
  problems: string[]
}

/**
 * Reads a file of templates. A template with something wrong in it is left out whole and said; the others are taken.
 * `makeId` names the questions anew.
 */
export function readFile(text: string, makeId: () => string): ReadFile {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return refuse('This file is not JSON, so nothing could be read from it.')
  }
  if (!isRecord(file) || file.format !== format)
    return refuse('This file does not say that it holds Balanse journal templates.')
  if (file.version !== version)
    return refuse(`This file is of version ${String(file.version)}; this app reads version ${version}.`)
  if (!Array.isArray(file.templates)) return refuse('This file has no list of templates in it.')
  if (file.templates.length > templatesMax)
    return refuse(
      `This file holds ${file.templates.length} templates; up to ${templatesMax} can be taken at once.`,
    )
  const read: ReadFile = { templates: [], problems: [] }
  file.templates.forEach((given, at) => {
    const found = readTemplate(given, makeId)
    if (typeof found === 'string') read.problems.push(`Template ${at + 1}: ${found}`)
    else read.templates.push(found)
  })
  if (file.templates.length === 0) read.problems.push('This file holds no template.')
  return read
}

function refuse(problem: string): ReadFile {
  return { templates: [], problems: [problem] }
}

/** The template, or what is wrong with it. */
function readTemplate(given: unknown, makeId: () => string): TemplateContent | string {
  if (!isRecord(given)) return 'it is not an object with a title and questions.'
  const { title, purpose = '', minutes = 5, tags = [], questions = [] } = given
  if (!isLine(title) || title.trim() === '') return `it needs a title of at most ${lineMax} characters.`
  if (!isLine(purpose)) return `its purpose has to be a text of at most ${lineMax} characters.`
  if (typeof minutes !== 'number' || !Number.isInteger(minutes) || minutes < 1 || minutes > 120)
    return 'its minutes have to be a whole number from 1 to 120.'
  if (
    !Array.isArray(tags) ||
    tags.length > tagsMax ||
    !tags.every((tag) => isLine(tag) && tag !== '' && tag.length <= tagMax)
  )
    return `its tags have to be at most ${tagsMax} words of at most ${tagMax} characters.`
  if (!Array.isArray(questions) || questions.length > fieldsMax)
    return `its questions have to be a list of at most ${fieldsMax}.`
  const fields: TemplateField[] = []
  for (const [at, question] of questions.entries()) {
    const field = readField(question, makeId)
    if (typeof field === 'string') return `question ${at + 1} ${field}`
    fields.push(field)
  }
  return { title, purpose, minutes, tags: tags as string[], fields }
}

function readField(given: unknown, makeId: () => string): TemplateField | string {
  if (!isRecord(given)) return 'is not an object with a kind and a label.'
  const { kind, label, choices = [], low = '', high = '' } = given
  if (!isKind(kind)) return `has the kind “${String(kind)}”; known are ${fieldKinds.join(', ')}.`
  if (!isLine(label)) return `needs a label of at most ${lineMax} characters.`
  if (!isLine(low) || !isLine(high)) return 'has ends of its scale that are no short texts.'
  if (!Array.isArray(choices) || choices.length > choicesMax || !choices.every(isLine))
    return `has choices that are not a list of at most ${choicesMax} short texts.`
  if (kind === 'choice' && choices.length < 2)
    return 'is a choice and needs at least two words to choose from.'
  return { id: makeId(), as: kind, label, choices, low, high }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isLine(value: unknown): value is string {
  return typeof value === 'string' && value.length <= lineMax
}

function isKind(value: unknown): value is FieldKind {
  return fieldKinds.some((kind) => kind === value)
}
