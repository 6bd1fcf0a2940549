import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const ELSEWHERE = ['**/node_modules/**', '**/.tsc/**']
/** Replaces a module of ours, which then is another for the file alone. */
const MOCKED = 'packages/**/*.mocked.test.ts'
/** Takes minutes: `npm run test:long` asks for them, and nothing else does. */
const LONG = 'apps/**/*.long.test.ts'
const areLong = process.env['LONG_TESTS'] === '1'

const patience = {
  // The longest take half a minute by themselves; a machine with other guests is three times as slow.
  testTimeout: 240_000,
  // The second that polling lasts by default is short on a busy machine.
  expect: { poll: { timeout: 15_000 } },
  hookTimeout: 300_000,
}

export default defineConfig({
  test: {
    // By itself Vitest leaves one core free; what starts the workers needs none of its own.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      ...(areLong
        ? [{ test: { name: 'long', environment: 'node', include: [LONG], exclude: ELSEWHERE, ...patience } }]
        : []),
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'apps/**/*.test.ts',
            'content/**/*.test.ts',
            'scripts/**/*.test.ts',
            'training/**/*.test.ts',
            'bench/**/*.test.mjs',
          ],
          exclude: [...ELSEWHERE, MOCKED, LONG],
          // A worker's files share what they have read, such as dictionaries, weights and the server's modules: read once.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'mocked',
          environment: 'node',
          include: [MOCKED],
          exclude: ELSEWHERE,
          ...patience,
        },
      },
      {
        test: {
          name: 'browser-like',
          environment: 'jsdom',
          include: ['packages/**/*.test.tsx', 'apps/web/**/*.test.tsx'],
          exclude: ELSEWHERE,
          isolate: false,
          setupFiles: ['./scripts/testing/patient-queries.ts', './packages/ui/src/testing/setup.ts'],
          ...patience,
        },
      },
    ],
  },
})
