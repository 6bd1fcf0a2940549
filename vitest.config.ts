import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // By itself Vitest leaves one core free; what starts the workers needs none of its own.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'content/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/.tsc/**'],
          testTimeout: 60_000,
          // The second that polling lasts by default is short on a busy machine.
          expect: { poll: { timeout: 15_000 } },
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser-like',
          environment: 'jsdom',
          include: ['packages/**/*.test.tsx', 'apps/web/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/.tsc/**'],
          setupFiles: ['./scripts/testing/patient-queries.ts', './packages/ui/src/testing/setup.ts'],
          testTimeout: 60_000,
          // The second that polling lasts by default is short on a busy machine.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
