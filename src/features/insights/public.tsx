import { lazy } from 'react'

// Opened now and then: they come with the first look at them.
export const InsightsView = lazy(() => import('./parts/insights-view.tsx'))
export const ReportView = lazy(() => import('./parts/report-view.tsx'))
