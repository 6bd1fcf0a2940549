import { z } from 'zod'

/** What every answer key tells beside what is right. */
export const keyExtras = {
  /** Why the right answer is right, in a sentence or two. */
  explanation: z.string().min(1).meta({ isLong: true }),
  /** Media id of the spoken explanation. */
  explanationAudio: z.string(),
  /** Authored advice: what the question tests, what leads astray, how to attack it. */
  analysis: z.object({
    tests: z.string().meta({ title: 'What it tests', isLong: true }),
    traps: z.string().meta({ title: 'What leads astray', isLong: true }),
    approach: z.string().meta({ title: 'How to attack it', isLong: true }),
  }),
}

/** What a result and a shown answer tell beside what is right. */
export type KeyExtras = {
  explanation: string
  explanationAudio: string
  analysis: { tests: string; traps: string; approach: string }
}

/** Values of `keyExtras` for samples and tests. */
export const sampleExtras = {
  explanation: 'The text says so.',
  explanationAudio: 'explanation.mp3',
  analysis: { tests: 'Reading closely.', traps: 'Similar words.', approach: 'Find the sentence first.' },
}
