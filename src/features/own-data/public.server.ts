export { createErasure } from './parts/erase-person.server.ts'
export { archiveRoutes } from './parts/archive-routes.server.ts'
export { deletionRoutes } from './parts/deletion-routes.server.ts'
export { listMarkdown } from './parts/list-markdown.server.ts'
