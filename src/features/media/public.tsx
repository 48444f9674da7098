export { EntryMedia } from './parts/entry-media.tsx'
export { useEntryMedia } from './queries.ts'
export { MediaReading } from './parts/media-reading.tsx'
export { MediaThumb } from './parts/media-thumb.tsx'
