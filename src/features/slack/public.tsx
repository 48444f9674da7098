export { Slack } from './parts/slack.tsx'
