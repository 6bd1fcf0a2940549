import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { chromiumHearing } from './e2e/support/chromium.ts'

// Two real servers and two browsers fit two cores, three of each fit four; the time-outs leave room for another guest.
const WORKERS = availableParallelism() < 4 ? 2 : 3

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  workers: WORKERS,
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
    // A trace films every page, and was half of all the work: ask for one where a test fails (`--trace retain-on-failure`).
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
