import type { LocalDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/call.ts'
import { useDocument, type UsedDocument } from '#platform/web/documents/use-document.ts'
import { useRead } from '#platform/web/use-read.ts'
import { emptyDraft, insightsContract, type ReportDraft } from './contract.ts'
import { mergeDraft } from './rules/merge.ts'

export function useInsights(from: LocalDate, to: LocalDate) {
  return useRead(insightsContract.readInsights, { query: { from, to } })
}

export function useReportWords(from: LocalDate, to: LocalDate) {
  return useRead(insightsContract.readReportWords, { query: { from, to } })
}

/** What is being prepared, kept as it is typed. */
export function useReportDraft(): UsedDocument<ReportDraft> {
  return useDocument<ReportDraft>({
    key: 'report-draft',
    empty: emptyDraft,
    read: () => call(insightsContract.readReportDraft, {}),
    save: { method: insightsContract.saveReportDraft.method, path: '/report-draft', extra: {} },
    merge: mergeDraft,
  })
}
