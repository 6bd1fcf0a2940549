import { bandedWords, dialectOf } from '@rehearsal/english/words/word-bands'
import { dictionaryEntries } from '@rehearsal/phonetics/pronunciation/dictionary-entries'
import type { Problem } from '../problem.ts'
import type { Authored } from './authored.ts'
import { checkExamples } from './check-examples.ts'
import { containsWord } from './contains-word.ts'
import type { Decency } from './decency.ts'
import type { DictionaryRow } from './dictionary-pack.ts'
import { isExplainedByItself } from './explained-by-itself.ts'

/** All that is wrong with what people wrote for the dictionary and a program can see. */
export function checkAuthored(authored: Authored, rows: readonly DictionaryRow[], decency: Decency): Problem[] {
  const known = new Map(rows.map(({ key, entry }) => [key, entry]))
  const problems = checkExamples(authored, rows, decency)
  const tell = (file: string, field: string, message: string) => problems.push({ file, field, message })
  for (const { word, partOfSpeech, phrases } of authored.collocations) {
    const file = `collocations (${partOfSpeech})`
    const texts = Object.entries(phrases)
    if (!known.get(word)?.meanings.some((meaning) => meaning.partOfSpeech === partOfSpeech))
      tell(file, word, 'is no such entry')
    if (texts.length < 2) tell(file, word, 'has fewer than two phrases')
    if (!texts.some(([, example]) => example !== null)) tell(file, word, 'has no example')
    for (const [phrase, example] of texts) {
      if (!containsWord(phrase, word)) tell(file, word, `"${phrase}" does not hold the word`)
      if (example !== null && !containsWord(example, word))
        tell(file, word, `the example of "${phrase}" does not hold the word`)
      if (example !== null && !/^[A-Z"“].*[.!?]["”]?$/u.test(example)) tell(file, word, `"${example}" is no sentence`)
      if (!decency.isDecent(`${phrase} ${example}`)) tell(file, word, `"${phrase}" is not shown to learners`)
    }
  }
  for (const [phrase, { words, example }] of authored.idioms) {
    for (const word of words.filter((one) => !known.has(one))) tell('idioms.yaml', phrase, `"${word}" is no entry`)
    if (!/^[A-Z].*[.!?]$/u.test(example)) tell('idioms.yaml', phrase, 'the example is no sentence')
  }
  for (const [file, list] of [
    ['words-of-the-day.yaml', authored.wordsOfTheDay],
    ['difficult-words.yaml', authored.difficultWords],
  ] as const) {
    for (const word of repeated(list)) tell(file, word, 'stands twice')
    for (const word of list) {
      const entry = known.get(word.toLowerCase())
      if (!entry) tell(file, word, 'is no entry')
      else if (entry.americanPhonetic === null) tell(file, word, 'has no pronunciation')
      else if (file === 'words-of-the-day.yaml' && isExplainedByItself(entry))
        tell(file, word, 'is explained by nothing but itself')
    }
  }
  const soundsLike = homophones()
  for (const word of authored.difficultWords) {
    const others = soundsLike(word)
    if (others.length > 0) tell('difficult-words.yaml', word, `sounds like ${others.join(', ')}`)
    if (dialectOf(word)) tell('difficult-words.yaml', word, 'is spelled in another way elsewhere')
  }
  return problems
}

/** Rarer words are not taken for what was heard. */
const RAREST_HEARD = 50

/** Other common words that a word may be taken for by its sound. */
function homophones(): (word: string) => string[] {
  const soundsOf = (word: string) => dictionaryEntries(word).map((entry) => entry.replaceAll(/\d/gu, ''))
  const bySound = new Map<string, string[]>()
  for (const [word, band] of bandedWords()) {
    if (band > RAREST_HEARD || word.includes("'")) continue
    for (const sound of soundsOf(word)) bySound.set(sound, [...(bySound.get(sound) ?? []), word])
  }
  return (word) =>
    [...new Set(soundsOf(word).flatMap((sound) => bySound.get(sound) ?? []))].filter((other) => other !== word)
}

function repeated(list: readonly string[]): string[] {
  const seen = new Set<string>()
  return list.filter((word) => seen.size === seen.add(word).size)
}
