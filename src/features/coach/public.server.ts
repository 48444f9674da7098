export { createModelKeeper, type ModelKeeper } from './parts/model-keeper.server.ts'
export type { FailureKind } from './parts/model-failures.server.ts'
export { tryModel } from './parts/try-model.server.ts'
export { insertModelSwitch, readModelSwitches, readSpend } from './store/switches.server.ts'
