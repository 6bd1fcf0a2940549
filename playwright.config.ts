import { defineConfig, devices } from '@playwright/test'
import { chromiumHearing } from './e2e/support/chromium.ts'

// Two real servers and two browsers fit two cores; the time-outs leave room for a third guest.
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: chromiumHearing(),
    permissions: ['microphone'],
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})
