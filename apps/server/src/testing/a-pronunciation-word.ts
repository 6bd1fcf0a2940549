import { addPronunciationWord, type PronunciationWord } from '@rehearsal/contracts/pronunciation-book'
import type { TestLearner } from './a-learner.ts'
import type { TestApp } from './an-app.ts'
import { ask } from './ask.ts'

/** A word that a learner put into the pronunciation book. */
export function aPronunciationWord(app: TestApp, as: TestLearner, word: string): Promise<PronunciationWord> {
  return ask(app, addPronunciationWord, { as, body: { word } })
}
