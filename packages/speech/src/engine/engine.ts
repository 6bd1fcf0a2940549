import type { Engine } from '@rehearsal/exam/score'

/** Named in every score that this engine gives; the version changes with every change of a model or a rule. */
export const SPEECH_ENGINE = { id: 'rehearsal-speech', version: '1.8.7' } as const satisfies Engine
