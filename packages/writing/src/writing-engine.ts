import type { Engine } from '@rehearsal/exam/score'

/** Stamped on every rating; the version changes whenever a rating may change. */
export const WRITING_ENGINE = { id: 'rehearsal-writing', version: '1.50' } as const satisfies Engine
