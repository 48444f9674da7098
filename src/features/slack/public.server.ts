export { commandRoute } from './parts/command-route.server.ts'
export { leaveSlack } from './parts/give-back.server.ts'
export { createSlackSending, type SlackSending, type SlackTools } from './parts/sending.server.ts'
