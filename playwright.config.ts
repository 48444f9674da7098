import { defineConfig, devices } from '@playwright/test'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]
const launchOptions = { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args }

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/server.ts',
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try has found something, and is counted as failed.
  retries: 0,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : 'line',
  timeout: 60_000,
  use: { trace: 'retain-on-failure', locale: 'en-GB', timezoneId: 'Europe/London', launchOptions },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 375, height: 812 } } },
  ],
})
