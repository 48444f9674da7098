export { commandRoute } from './parts/command-route.server.ts'
export { createSlackSending, type SlackSending, type SlackTools } from './parts/sending.server.ts'
