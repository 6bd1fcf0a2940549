import { RARE_SLIPS } from '@rehearsal/english/spelling/rare-slips'
import { LIVING_WORDS } from '@rehearsal/english/words/living-words'
import { RARE_BUT_MEANT } from '@rehearsal/english/words/rare-but-meant'
import { wordBand } from '@rehearsal/english/words/word-bands'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, placesOf } from '../rule/tokens.ts'

/** SCOWL's sizes from which a word is hardly ever meant, and up to which one is likely to be. */
const RARE_FROM = 60
const RARE_TO = 70
const COMMON_TO = 20
const MIN_LETTERS = 4
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

export const rareWord: Rule = {
  id: 'rare-word',
  type: 'SPELLING',
  find: ({ tokens }) => placesOf(tokens).flatMap(({ token, index }) => matchAt(token, index)),
}

/** “my eduction”, “we discus it”: a word that hardly anybody writes, beside one that everybody does */
function matchAt(token: Token, index: number): RuleMatch[] {
  // A capital may be a name's.
  if (!/^\p{L}\p{Ll}+$/u.test(token.text) || (token.text !== token.lower && index > 0)) return []
  const slip = RARE_SLIPS.get(token.lower)
  const right = slip ?? (token.text === token.lower ? commonNeighbour(token.lower) : undefined)
  if (right === undefined) return []
  const message = `“${token.text}” is a rare word: is “${right}” meant?`
  return [{ from: token, to: token, message, suggestions: [likeCase(token, right)] }]
}

const neighbours = new Map<string, string | undefined>()

function commonNeighbour(word: string): string | undefined {
  if (word.length < MIN_LETTERS || RARE_BUT_MEANT.has(word) || LIVING_WORDS.has(word)) return undefined
  const band = wordBand(word)
  if (band < RARE_FROM || band > RARE_TO || isDerived(word)) return undefined
  if (!neighbours.has(word)) neighbours.set(word, nearest(word))
  return neighbours.get(word)
}

/** “packagers”, “deafly”, “unfunded”: built by rule from a word that is known well. */
function isDerived(word: string): boolean {
  const stems = [
    ...[
      's',
      'es',
      'er',
      'ers',
      'or',
      'ors',
      'ly',
      'ing',
      'ings',
      'ed',
      'ness',
      'able',
      'ish',
      'y',
      'ies',
      'less',
      'like',
    ].flatMap((ending) => (word.endsWith(ending) ? [word.slice(0, -ending.length)] : [])),
    ...['un', 're', 'pre', 'over', 'under', 'out', 'mis', 'non', 'in', 'dis', 'de', 'co'].flatMap((prefix) =>
      word.startsWith(prefix) ? [word.slice(prefix.length)] : [],
    ),
  ]
  return stems.some(
    (stem) => stem.length >= 3 && [stem, `${stem}e`, `${stem}y`, stem.replace(/(\p{L})\1$/u, '$1')].some(isKnownWell),
  )
}

function isKnownWell(word: string): boolean {
  return word.length >= 3 && wordBand(word) <= 40
}

/** The commonest word one slip away: first two letters swapped or one doubled, then any other. */
function nearest(word: string): string | undefined {
  const found = oneSlipAway(word).filter((candidate) => wordBand(candidate) <= COMMON_TO && candidate[0] === word[0])
  return found.toSorted((a, b) => wordBand(a) - wordBand(b))[0]
}

function oneSlipAway(word: string): readonly string[] {
  const places = Array.from({ length: word.length + 1 }, (_, place) => place)
  return places.flatMap((place) => {
    const [before, after] = [word.slice(0, place), word.slice(place)]
    const swapped = after.length > 1 ? [`${before}${after[1] ?? ''}${after[0] ?? ''}${after.slice(2)}`] : []
    const left = after.length > 0 ? [`${before}${after.slice(1)}`] : []
    const more = LETTERS.split('').flatMap((letter) => [
      `${before}${letter}${after}`,
      ...(after.length > 0 ? [`${before}${letter}${after.slice(1)}`] : []),
    ])
    return [...swapped, ...left, ...more].filter((candidate) => candidate !== word)
  })
}
