import { badRequest, conflict, notFound } from '#platform/contract/errors.ts'
import type { Handlers } from '#platform/http/serve.server.ts'
import { templatesMax, type templatesContract } from './contract.ts'
import { moveTemplateRow, readTemplateRows, writeTemplateRow } from './store.server.ts'

export const templatesApi: Handlers<typeof templatesContract> = {
  async readTemplates(_input, { actor, rows }) {
    return { templates: await readTemplateRows(rows, actor.userId) }
  },

  async readTemplate({ params }, { actor, rows }) {
    const [template] = await readTemplateRows(rows, actor.userId, params.id)
    return { template: template ?? null }
  },

  async saveTemplate({ params, body: { version, ...content } }, { actor, rows }) {
    if (version === 0 && (await readTemplateRows(rows, actor.userId)).length >= templatesMax)
      throw badRequest(`You can keep up to ${templatesMax} templates. Delete one to make room.`)
    const saved = await writeTemplateRow(rows, actor.userId, params.id, version, content)
    if (saved) return saved
    const [current] = await readTemplateRows(rows, actor.userId, params.id)
    throw conflict(current ?? { ...content, version: 0 })
  },

  async deleteTemplate({ params }, { actor, rows }) {
    return found(await moveTemplateRow(rows, actor.userId, params.id, 'bin'))
  },

  async restoreTemplate({ params }, { actor, rows }) {
    return found(await moveTemplateRow(rows, actor.userId, params.id, 'list'))
  },
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound()
  return row
}
