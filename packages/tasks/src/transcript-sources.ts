import type { TranscriptSource } from '@rehearsal/exam/score'

/** Who wrote down what was said, in words. */
export const namesOfSources: Readonly<Record<Exclude<TranscriptSource, 'spotting'>, string>> = {
  service: 'the speech service',
  model: 'the speech model of this installation',
  embedded: 'the built-in speech recogniser',
  browser: 'your browser',
}
