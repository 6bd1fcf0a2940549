/**
 * Tests that take longest for what they add to the others, run by `npm run test:long`. What stays in `npm test` walks once
 * through each thing that people do, on a phone or by keys alone.
 */
export const LONG = { tag: '@long' } as const
