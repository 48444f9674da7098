import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { CallError } from '#platform/contract/errors.ts'
import { newId } from '#platform/contract/new-id.ts'
import { call } from '#platform/web/call.ts'
import { onDocumentSaved, openDocuments } from '#platform/web/documents/registry.ts'
import { useDocument, type UsedDocument } from '#platform/web/documents/use-document.ts'
import { useRead } from '#platform/web/use-read.ts'
import { templatesContract, type Template, type TemplateContent } from './contract.ts'
import { emptyTemplate } from './rules.ts'
import { mergeTemplate } from './rules/merge.ts'

/** The templates of the person. */
export function useTemplates() {
  useFreshTemplates()
  return useRead(templatesContract.readTemplates, {})
}

/** One template of the person; null when there is none under this id. */
export function useTemplate(id: string) {
  useFreshTemplates()
  return useRead(templatesContract.readTemplate, { params: { id } })
}

/** One template, edited as it is typed. */
export function useTemplateDocument(id: string): UsedDocument<TemplateContent> {
  return useDocument<TemplateContent>({
    key: templateKey(id),
    empty: emptyTemplate,
    async read() {
      const { template } = await call(templatesContract.readTemplate, { params: { id } })
      return template ?? { ...emptyTemplate, version: 0 }
    },
    save: { method: templatesContract.saveTemplate.method, path: `/journal-templates/${id}` },
    merge: mergeTemplate,
  })
}

const templateKey = (id: string) => `template:${id}`

/** Deletes a template, after whatever was still on its way to it. */
export function useDeleteTemplate(): UseMutationResult<Template, CallError, string> {
  const refresh = useRefreshTemplates()
  return useMutation<Template, CallError, string>({
    async mutationFn(id) {
      await openDocuments()
        .find(({ kind }) => kind.key === templateKey(id))
        ?.flush()
      return call(templatesContract.deleteTemplate, { params: { id } })
    },
    onSuccess: refresh,
  })
}

export function useRestoreTemplate(): UseMutationResult<Template, CallError, string> {
  const refresh = useRefreshTemplates()
  return useMutation<Template, CallError, string>({
    mutationFn: (id) => call(templatesContract.restoreTemplate, { params: { id } }),
    onSuccess: refresh,
  })
}

/** Takes templates in, one after another; what stood before stays. */
export function useAddTemplates(): UseMutationResult<void, CallError, readonly TemplateContent[]> {
  const refresh = useRefreshTemplates()
  return useMutation<void, CallError, readonly TemplateContent[]>({
    async mutationFn(templates) {
      for (const template of templates)
        await call(templatesContract.saveTemplate, {
          params: { id: newId() },
          body: { ...template, version: 0 },
        })
    },
    onSettled: refresh,
  })
}

function useRefreshTemplates(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(
    () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => String(path).startsWith('/journal-templates'),
      }),
    [queries],
  )
}

/** Reads templates again whenever the server has acknowledged one, perhaps after its page was left. */
function useFreshTemplates(): void {
  const refresh = useRefreshTemplates()
  useEffect(
    () =>
      onDocumentSaved((key) => {
        if (key.startsWith('template:')) void refresh()
      }),
    [refresh],
  )
}
