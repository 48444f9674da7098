export { Folder } from './parts/folder.tsx'
