export { writeFirstStart } from './store/journey.server.ts'
export { readVisionRow, readVisionRows, unwrittenVision, writeVisionRow } from './store/visions.server.ts'
