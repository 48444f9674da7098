export { OwnTemplates } from './parts/own-templates.tsx'
export { TemplateEditor } from './parts/template-editor.tsx'
export { useTemplate } from './queries.ts'
