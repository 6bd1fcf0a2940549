/**
 * Builds `packages/english/data/words/lexicon-words.txt`: the single words of WordNet, written small there, that no dictionary of ours
 * has, without those that are one letter away from a usual word or two usual ones (“highschool”), which as likely stand for them.
 *
 *   node training/build-lexicon-words.ts WORDNET_DIRECTORY
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionariesAccept } from '../packages/writing/src/dictionary/dictionary.ts'
import { wordBand } from '../packages/english/src/words/word-bands.ts'
import { isNearCommonWord } from '../packages/writing/src/dictionary/derived-word.ts'
import { writeEntries } from './counted-texts.ts'

/** Shorter words have too many neighbours. */
const MIN_LETTERS = 6
/** A word of two words of so many letters and this band at most is as likely two words. */
const PART_LETTERS = 4
const PART_BAND = 10

function isTwoWords(word: string): boolean {
  for (let at = PART_LETTERS; at <= word.length - PART_LETTERS; at += 1)
    if (wordBand(word.slice(0, at)) <= PART_BAND && wordBand(word.slice(at)) <= PART_BAND) return true
  return false
}

/** Lines of `data.noun`: offset, file, part of speech, how many words in hexadecimal, then each word and its sense. */
const FIRST_WORD = 4

const [, , wordnet] = process.argv
if (wordnet === undefined) throw new Error('Name the unpacked folder of WordNet.')
const words = new Set<string>()
for (const part of ['noun', 'verb', 'adj', 'adv']) {
  for (const line of readFileSync(join(wordnet, 'dict', `data.${part}`), 'utf8').split('\n')) {
    const fields = line.split(' ')
    const count = Number.parseInt(fields[FIRST_WORD - 1] ?? '', 16)
    if (line.startsWith(' ') || Number.isNaN(count)) continue
    for (let index = 0; index < count; index += 1) words.add(fields[FIRST_WORD + 2 * index]?.replace(/\(.*/u, '') ?? '')
  }
}
const kept = [...words].filter(
  (word) =>
    /^[a-z]+$/u.test(word) &&
    word.length >= MIN_LETTERS &&
    !dictionariesAccept(word) &&
    !isNearCommonWord(word) &&
    !isTwoWords(word),
)
writeEntries(
  'words/lexicon-words',
  'Words of WordNet that no dictionary of ours has and that are no slip for a usual word, by `training/build-lexicon-words.ts`.',
  kept,
)
console.log(`${kept.length} words`)
