export { Tokens } from './parts/tokens.tsx'
