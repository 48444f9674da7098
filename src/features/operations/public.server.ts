export { countFaults } from './parts/count-faults.server.ts'
