export { useWeek, useWeekSuggestions, type WeekSuggestions } from './queries.ts'
