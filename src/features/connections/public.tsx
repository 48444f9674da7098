export { Connection } from './parts/connection.tsx'
export { KnownList } from './parts/known-list.tsx'
export { OnceShown } from './parts/once-shown.tsx'
export { useWork } from './parts/use-work.ts'
