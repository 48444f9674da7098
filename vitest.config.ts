import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: ['**/*.server.test.ts'],
          environment: 'node',
          // Ten thousand random histories take their time on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/**/*.server.test.ts', 'test/*.server.test.ts'],
          environment: 'node',
          globalSetup: ['test/database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // They wait for Postgres more than they work.
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: 'wire',
          include: ['test/wire/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/wire/started-server.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
