import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Instant, ItemId, Line, Version } from '#platform/contract/limits.ts'

export const tagMax = 40
export const tagsMax = 12

/** A few words to find an entry by. */
export const Tags = z
  .array(
    Line.check(z.minLength(1), z.maxLength(tagMax, { error: `A tag has at most ${tagMax} characters.` })),
  )
  .check(z.maxLength(tagsMax, { error: `An entry has at most ${tagsMax} tags.` }))

/** How a question is answered. A list is kept as lines; mood, pillar and date as the word or the day chosen. */
export const fieldKinds = ['line', 'page', 'list', 'scale', 'choice', 'mood', 'pillar', 'date'] as const
export const FieldKind = z.enum(fieldKinds)
export type FieldKind = z.infer<typeof FieldKind>

export const fieldsMax = 20
export const choicesMax = 12
export const templatesMax = 50

/** One question of a template that a person made. */
export const TemplateField = z.object({
  id: ItemId,
  as: FieldKind,
  label: Line,
  /** The words to choose from; only a choice has them. */
  choices: z.array(Line).check(z.maxLength(choicesMax)),
  /** The two ends of a scale in words. */
  low: Line,
  high: Line,
})
export type TemplateField = z.infer<typeof TemplateField>

const TemplateFields = z
  .array(TemplateField)
  .check(z.maxLength(fieldsMax, { error: `A template has at most ${fieldsMax} questions.` }))

export const TemplateContent = z.object({
  title: Line,
  purpose: Line,
  minutes: z.number().check(z.int(), z.gte(1), z.lte(120)),
  fields: TemplateFields,
  /** Tags that an entry from it begins with. */
  tags: Tags,
})
export type TemplateContent = z.infer<typeof TemplateContent>

/** One template that a person made (a row of journal_templates). */
export const Template = z.extend(TemplateContent, {
  id: z.uuid(),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
})
export type Template = z.infer<typeof Template>

/** What an entry keeps of the template that it came from, as it was on that day. */
export const Asked = z.object({ title: Line, minutes: z.number(), fields: TemplateFields })
export type Asked = z.infer<typeof Asked>

const TemplateAddress = z.object({ id: z.uuid() })

export const templatesContract = {
  readTemplates: endpoint({
    method: 'GET',
    path: '/journal-templates',
    access: 'user',
    summary: 'The templates that the person made, in the order in which they were made',
    output: z.object({ templates: z.array(Template) }),
  }),
  readTemplate: endpoint({
    method: 'GET',
    path: '/journal-templates/:id',
    access: 'user',
    summary: 'One template of the person; null when there is none (yet) under this id',
    params: TemplateAddress,
    output: z.object({ template: z.nullable(Template) }),
  }),
  saveTemplate: endpoint({
    method: 'PUT',
    path: '/journal-templates/:id',
    access: 'user',
    summary: 'Saves a template, based on the version named',
    params: TemplateAddress,
    body: z.extend(TemplateContent, { version: Version }),
    output: Template,
  }),
  deleteTemplate: endpoint({
    method: 'DELETE',
    path: '/journal-templates/:id',
    access: 'user',
    summary: 'Puts a template aside for 30 days; entries made from it keep their questions',
    params: TemplateAddress,
    output: Template,
  }),
  restoreTemplate: endpoint({
    method: 'POST',
    path: '/journal-templates/:id/restore',
    access: 'user',
    summary: 'Takes a deleted template back',
    params: TemplateAddress,
    output: Template,
  }),
}
