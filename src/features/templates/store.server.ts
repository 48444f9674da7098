import { sql } from 'kysely'
import { json } from '#platform/db/json.server.ts'
import type { Rows } from '#platform/db/database.server.ts'
import type { Template, TemplateContent } from './contract.ts'

const templateColumns = [
  'id',
  'title',
  'purpose',
  'minutes',
  'fields',
  'tags',
  'version',
  'created_at',
  'updated_at',
] as const

/** The templates of a person that are not deleted, or the one that is named, in the order in which they were made. */
export async function readTemplateRows(rows: Rows, userId: string, id?: string): Promise<Template[]> {
  let query = rows.selectFrom('journal_templates').select(templateColumns).where('user_id', '=', userId)
  if (id) query = query.where('id', '=', id)
  const found = await query.where('deleted_at', 'is', null).orderBy('created_at').orderBy('id').execute()
  return found as unknown as Template[]
}

/** Writes the template when it still has the version that the writer saw; undefined when somebody else was first. */
export async function writeTemplateRow(
  rows: Rows,
  userId: string,
  id: string,
  version: number,
  content: TemplateContent,
): Promise<Template | undefined> {
  const columns = {
    ...content,
    fields: json(content.fields),
    tags: json(content.tags),
    deleted_at: null,
  }
  const row =
    version === 0
      ? await rows
          .insertInto('journal_templates')
          .values({ user_id: userId, id, ...columns })
          .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
          .returning(templateColumns)
          .executeTakeFirst()
      : await rows
          .updateTable('journal_templates')
          .set({ ...columns, version: version + 1, updated_at: sql<string>`now()` })
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .where('version', '=', version)
          .returning(templateColumns)
          .executeTakeFirst()
  return row as unknown as Template | undefined
}

/** Deletes a template or takes it back; undefined when it is not there. What was deleted 30 days ago goes for good. */
export async function moveTemplateRow(
  rows: Rows,
  userId: string,
  id: string,
  to: 'bin' | 'list',
): Promise<Template | undefined> {
  await rows
    .deleteFrom('journal_templates')
    .where('user_id', '=', userId)
    .where(sql<boolean>`deleted_at <= now() - interval '30 days'`)
    .execute()
  const row = await rows
    .updateTable('journal_templates')
    .set({
      deleted_at: to === 'bin' ? sql<string>`now()` : null,
      version: sql<number>`version + 1`,
      updated_at: sql<string>`now()`,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', to === 'bin' ? 'is' : 'is not', null)
    .returning(templateColumns)
    .executeTakeFirst()
  return row as unknown as Template | undefined
}
