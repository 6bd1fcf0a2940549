import { dialectOf } from '@rehearsal/english/words/word-bands'
import type { KnowsWord } from '../checks.ts'

/** Terms of grammar and of tests that the pronouncing dictionary lacks; the narrator's engine says each of them as it should. */
const terms = new Set([
  'appropriacy',
  'comparatives',
  'conditionals',
  'dropdown',
  'infinitives',
  'newsreader',
  'preposition',
  'prepositions',
  'semicolon',
  'tenses',
  'uncountable',
])

/** Also lets pass what lessons alone need: terms, and British spellings of words that are listed as Americans write them. */
export const lessonWords =
  (knowsWord: KnowsWord): KnowsWord =>
  (word) =>
    knowsWord(word) || terms.has(word) || dialectOf(word) === 'GB'
