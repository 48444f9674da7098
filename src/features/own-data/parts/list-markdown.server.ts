import type { Claims, Database } from '#platform/db/database.server.ts'
import { markdownOf, markdownPath } from '../formats/markdown.ts'
import { ownTables } from '../formats/tables.ts'
import { readPages } from './write-archive.server.ts'

/** The Markdown files of a person's archive one by one, each read anew as somebody takes it. `path` is relative. */
export async function* listMarkdown(
  database: Database,
  claims: Claims,
): AsyncGenerator<{ path: string; text: string }> {
  for (const table of ownTables) {
    if (table.words.length === 0) continue
    for await (const page of readPages(database, claims, table))
      for (const row of page)
        yield { path: markdownPath(table, row).replace('markdown/', ''), text: markdownOf(table, row) }
  }
}
