export { DeletionPanel, type DeletionPanelProps } from './parts/deletion-panel.tsx'
export { OwnDataPanel } from './parts/own-data-panel.tsx'
