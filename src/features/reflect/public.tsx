export { useEvening, type UsedEvening } from './queries.ts'
export { useDictation } from './parts/use-dictation.ts'
