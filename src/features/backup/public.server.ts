export { backupFileRoute } from './parts/file-route.server.ts'
export { openBackups, type Backups } from './parts/keep-backups.server.ts'
export { moveTo, restoreFile } from './parts/commands.server.ts'
