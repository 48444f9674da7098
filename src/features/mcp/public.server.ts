export { mcpRoute } from './parts/mcp-route.server.ts'
