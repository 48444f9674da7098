export { addLine } from './parts/add-line.server.ts'
