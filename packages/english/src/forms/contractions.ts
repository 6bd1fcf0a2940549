import { correctionOf } from '../data/read-corrections.ts'
import { columnsOf, readEntries } from '../data/read-entries.ts'
import { withCaseOf } from '../text/capitalised.ts'
import { wordSet } from '../text/word-set.ts'
import { PARTICIPLES, VERB_BASES } from './common-verbs.ts'

/** What a text contracts, and with which apostrophe: verbs (“I’m”) or “not” (“don’t”). */
export type Contracted = { verbs: boolean; not: boolean; apostrophe: string }

/** Verbs that are joined to the word before them, by their full form. */
const VERBS = new Map(
  readEntries('forms/contractions').map((entry) => {
    const [pair = '', behind = ''] = columnsOf(entry, 'full > short | behind')
    const { wrong: full, right: short } = correctionOf(entry, pair)
    return [full, { full, short, behind: wordSet(behind) }]
  }),
)
/** What each contracted verb is in full. “’s” and “’d” stand for two: what follows tells. */
const FULL = new Map([...VERBS.values()].map(({ full, short }) => [short, full]))
/** What is left before “n’t” of the verbs that lose letters there. */
const CUT = new Map([
  ['can', 'ca'],
  ['shall', 'sha'],
  ['will', 'wo'],
])
const UNCUT = new Map([...CUT].map(([full, cut]) => [cut, full]))

/** Between a helper and its verb. */
const BETWEEN = /^(?:not|n't|never|always|already|also|just|only|ever|often|still|\w+ly)$/u
/** Before these “’s” is “has”: nothing is them, and they are done to nothing. */
const BEHIND_HAS = wordSet('been had got become come gone happened died arrived lived appeared existed')
/** “She’s bought a car” has an object and so is active, which “he’s given a car” and “it’s called a car” need not be. */
const OBJECT_BEGINS = wordSet('a an the my your his her its our their this that these those some')
const OF_TWO_OBJECTS = wordSet(
  'given called named told shown taught offered paid asked sent elected considered made charged denied',
)

const isParticiple = (word: string): boolean => PARTICIPLES.has(word) || /^(?:been|had|done)$/u.test(word)
const isBase = (word: string): boolean => VERB_BASES.has(word) || /^(?:be|have|do)$/u.test(word)
const isActive = (verb: string, next: string): boolean =>
  BEHIND_HAS.has(verb) || (isParticiple(verb) && OBJECT_BEGINS.has(next) && !OF_TWO_OBJECTS.has(verb))

/** What a token of a contraction says in full: “’ll” and the “wo” of “won’t” are “will”. `behind` are the words that follow it. */
export function fullForm(word: string, behind: readonly string[]): string | undefined {
  if (word === "n't") return 'not'
  if (behind[0] === "n't") return UNCUT.get(word)
  const verb = behind.find((each) => !BETWEEN.test(each)) ?? ''
  if (word === "'s") return isActive(verb, behind[behind.indexOf(verb) + 1] ?? '') ? 'has' : 'is'
  if (word === "'d") return verb === 'better' || (isParticiple(verb) && !isBase(verb)) ? 'had' : 'would'
  return FULL.get(word)
}

const NOT =
  /(?<![\p{L}'’])(is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|must|need)(?: not|(?<=can)not)(?!\p{L})/giu
const JOINING = new RegExp(
  String.raw`(?<![\p{L}'’])(${[...new Set([...VERBS.values()].flatMap(({ behind }) => [...behind]))].join('|')}) (${[...VERBS.keys()].join('|')})(?![\p{L}'’])`,
  'giu',
)

/** `text` with all contracted that can be: “I am sure it does not” becomes “I’m sure it doesn’t”. `behind` is what follows it. */
export function contracted(text: string, { verbs, not, apostrophe }: Contracted, behind = ''): string {
  const negated = not ? text.replaceAll(NOT, (_, verb: string) => `${cutOf(verb)}n't`) : text
  const all = verbs
    ? negated.replaceAll(JOINING, (whole, before: string, verb: string, place: number) =>
        joined(before, verb, `${negated.slice(place + whole.length)} ${behind}`.trimStart()),
      )
    : negated
  return all.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, apostrophe)
}

function cutOf(verb: string): string {
  const cut = CUT.get(verb.toLowerCase())
  return cut === undefined ? verb : withCaseOf(verb, cut)
}

/** “I have” is “I’ve” before a participle, “I had” “I’d” before “better go”, “I would” “I’d” before a verb, and nothing is joined at an end: “I know who he is.” */
function joined(before: string, verb: string, rest: string): string {
  const known = VERBS.get(verb.toLowerCase())
  const [helped = '', next = ''] = rest
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .filter((each) => each !== '' && !BETWEEN.test(each))
  const isJoined =
    known?.behind.has(before.toLowerCase()) === true &&
    /^[\p{L}\p{N}]/u.test(rest) &&
    (!known.full.startsWith('ha') ||
      isParticiple(helped) ||
      (known.full === 'had' && helped === 'better' && isBase(next))) &&
    (known.full !== 'would' || isBase(helped))
  return isJoined ? before + known.short : `${before} ${verb}`
}
