import type { Problem } from '../problem.ts'
import type { Authored } from './authored.ts'
import { containsWord } from './contains-word.ts'
import type { Decency } from './decency.ts'
import type { DictionaryRow } from './dictionary-pack.ts'

/** A learner takes in no more at a glance. */
const MOST_WORDS = 14

/**
 * All that is wrong with the sentences of `examples.yaml` and a program can see. A word of the day without an example in the
 * meaning that everybody's home page shows is wrong too.
 */
export function checkExamples(
  { examples, wordsOfTheDay }: Pick<Authored, 'examples' | 'wordsOfTheDay'>,
  rows: readonly DictionaryRow[],
  decency: Decency,
): Problem[] {
  const meanings = new Map(rows.map(({ key, entry }) => [key, entry.meanings]))
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const { partOfSpeech, word, example } of examples) {
    const tell = (message: string) =>
      problems.push({ file: 'examples.yaml', field: `${partOfSpeech}.${word}`, message })
    if (!meanings.get(word)?.some((one) => one.partOfSpeech === partOfSpeech)) tell('is no such entry')
    if (!containsWord(example, word)) tell(`"${example}" does not hold the word`)
    if (!/^[A-Z"].*[.!?]"?$/u.test(example)) tell(`"${example}" is no sentence`)
    if (example.split(/\s+/u).length > MOST_WORDS) tell(`"${example}" has more than ${MOST_WORDS} words`)
    if (!decency.isDecent(example)) tell(`"${example}" is not shown to learners`)
    if (seen.has(example)) tell(`"${example}" stands twice`)
    seen.add(example)
  }
  for (const word of wordsOfTheDay) {
    if (meanings.get(word.toLowerCase())?.[0]?.examples.length === 0)
      problems.push({ file: 'words-of-the-day.yaml', field: word, message: 'has no example: add one to examples.yaml' })
  }
  return problems
}
