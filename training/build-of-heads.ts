/**
 * Builds `packages/english/data/words/of-heads.txt`: nouns that hardly ever stand without a determiner before “of”, counted in the
 * same freely licensed text as `build-article-nouns.ts`, which says where to find it.
 *
 *   node training/build-of-heads.ts SOTU_DIRECTORY WORDNET_DIRECTORY
 *
 * No learners' writing goes in.
 */
import { isPlural } from '../packages/english/src/forms/noun-forms.ts'
import { wordBand } from '../packages/english/src/words/word-bands.ts'
import { parseText } from '../packages/writing/src/text/parse-text.ts'
import type { Token } from '../packages/writing/src/text/token.ts'
import { addressLines, DETERMINERS, examplesOf, glosses, isLong, namedFolders, writeEntries } from './counted-texts.ts'

const MAX_BAND = 35
const MIN_DETERMINED = 10
const MAX_BARE_SHARE = 0.03
/** Behind these a determiner of an earlier noun may count. */
const JOINTS = /^(?:and|or|,|\(|as|;|:|-|--|\^)$/u
/** Count what follows, are verbs as well, or stand bare where the texts do not show it: “kind of nice”, “a man of honour”. */
const LEFT_OUT = new Set(
  'kind sort lot percent couple series deal year man right will hope help cause peace land hand safety health welfare independence prosperity conduct display language integrity dignity responsibility interest work'.split(
    ' ',
  ),
)

type Counts = { determined: number; bare: number }

function count(tokens: readonly Token[], countsOf: (noun: string) => Counts): void {
  for (const [index, token] of tokens.entries()) {
    const isHead = token.pos === 'NOUN' && tokens[index + 1]?.lower === 'of' && /^[a-z]{3,}$/u.test(token.text)
    if (!isHead || isPlural(token.lower, token.lemma)) continue
    let place = index - 1
    while (/^(?:ADJ|NOUN|ADV)$/u.test(tokens[place]?.pos ?? '') && !DETERMINERS.has(tokens[place]?.lower ?? ''))
      place -= 1
    const before = tokens[place]
    const isDetermined = DETERMINERS.has(before?.lower ?? '') || /^(?:DET|NUM|PRON)$/u.test(before?.pos ?? '')
    if (isDetermined) countsOf(token.lower).determined += 1
    else if (!JOINTS.test(before?.lower ?? '^') || before === undefined) countsOf(token.lower).bare += 1
  }
}

function* texts(sotu: string, wordnet: string): Generator<string> {
  yield* addressLines(sotu)
  for (const gloss of glosses(wordnet)) yield* examplesOf(gloss).map(asSentence)
}

/** Examples open with a small letter, which would hide that a noun opens a sentence. */
const asSentence = (example: string): string => `${example.charAt(0).toUpperCase()}${example.slice(1)}`

function main(sotu: string, wordnet: string): void {
  const all = new Map<string, Counts>()
  const countsOf = (noun: string): Counts => {
    const counts = all.get(noun) ?? { determined: 0, bare: 0 }
    all.set(noun, counts)
    return counts
  }
  for (const text of texts(sotu, wordnet)) {
    if (!isLong(text)) continue
    for (const { tokens } of parseText(text).sentences) count(tokens, countsOf)
  }
  const nouns = [...all]
    .filter(([, { determined, bare }]) => determined >= MIN_DETERMINED && bare <= MAX_BARE_SHARE * (determined + bare))
    .map(([noun]) => noun)
    .filter((noun) => wordBand(noun) <= MAX_BAND && !LEFT_OUT.has(noun))
  writeEntries(
    'words/of-heads',
    'Nouns that hardly ever stand without a determiner before “of”. Written by training/build-of-heads.ts; do not edit by hand.',
    nouns,
  )
  console.log(`${nouns.length} nouns`)
}

main(...namedFolders())
