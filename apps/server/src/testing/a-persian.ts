import type { Glosses } from '@rehearsal/content/persian-pack'
import type { Persian } from '../platform/translation/persian.ts'

type Sense = [partOfSpeech: Glosses[number]['partOfSpeech'], glosses: string[]]

/** Persian that is built in: of these English sentences, and of these words. */
export const aPersian = (
  sentences: Readonly<Record<string, string>>,
  words: Readonly<Record<string, readonly Sense[]>> = {},
): Persian => ({
  language: 'fa',
  sentenceOf: (english) => sentences[english],
  glossesOf: (key) => words[key]?.map(([partOfSpeech, glosses]) => ({ partOfSpeech, glosses })),
})
