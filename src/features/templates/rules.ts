import { choicesMax, type FieldKind, type TemplateContent, type TemplateField } from './contract.ts'

export const emptyTemplate: TemplateContent = { title: '', purpose: '', minutes: 5, fields: [], tags: [] }

/** What each kind of question is called where it is chosen. */
export const kindWords: Record<FieldKind, string> = {
  line: 'One line',
  page: 'A page',
  list: 'A list',
  scale: 'A scale',
  choice: 'A choice',
  mood: 'How it felt',
  pillar: 'A part of life',
  date: 'A date',
}

export function newField(id: string, as: FieldKind): TemplateField {
  return { id, as, label: '', choices: [], low: '', high: '' }
}

/** The words to choose from as they are typed, one a line; empty lines and repeats are left out. */
export function choicesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return [...new Set(lines.filter(Boolean))].slice(0, choicesMax)
}

/** What a template is called, also before it has a name. */
export function templateName({ title }: Pick<TemplateContent, 'title'>): string {
  return title.trim() || 'A template without a name'
}
