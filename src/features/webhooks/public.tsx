export { Webhooks } from './parts/webhooks.tsx'
