/**
 * For what a browser's page translator leaves alone: numbers that run while they are on screen, and English that is itself
 * what is asked for. Sentences that tell the learner something stay translatable, also where they change.
 */
export const untranslated = { translate: 'no' } as const
