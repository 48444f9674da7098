export { TeamsRoom } from './parts/teams-room.tsx'
