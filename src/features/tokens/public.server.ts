export { createKeys, requireOpenness, type Keys, type OpenKey } from './parts/open-by-key.server.ts'
export { referencePage } from './parts/reference-page.server.ts'
