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
  // One more than the smallest machine has cores: a journey waits more than it works.
  workers: 3,
  // A test that passes at the second try has found something, and is counted as failed.
  retries: 0,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : 'line',
  // Only a journey that hangs ends here: on a busy machine an honest one may take minutes.
  timeout: 240_000,
  // A small machine may need a while for what a large one does at once; nothing is measured here.
  expect: { timeout: 30_000 },
  // No trace: recording every page takes a small machine a third of its time. Where one is needed: `--trace retain-on-failure`.
  use: { locale: 'en-GB', timezoneId: 'Europe/London', launchOptions },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      // In the short run only what a phone does otherwise; the whole matrix has everything.
      ...(process.env.E2E_FULL ? {} : { grep: /@phone/ }),
      use: { ...devices['Pixel 7'], viewport: { width: 375, height: 812 } },
    },
  ],
})
