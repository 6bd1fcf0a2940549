import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

/** Short adjectives that never take “more” in a plain comparison. */
const COMPARATIVE_OF: Readonly<Record<string, string>> = wordTable({
  big: 'bigger',
  small: 'smaller',
  tall: 'taller',
  short: 'shorter',
  long: 'longer',
  cheap: 'cheaper',
  fast: 'faster',
  easy: 'easier',
  happy: 'happier',
  healthy: 'healthier',
  heavy: 'heavier',
  old: 'older',
  young: 'younger',
  high: 'higher',
  low: 'lower',
  strong: 'stronger',
  weak: 'weaker',
  rich: 'richer',
  poor: 'poorer',
  hot: 'hotter',
  cold: 'colder',
  clean: 'cleaner',
  dirty: 'dirtier',
  nice: 'nicer',
  hard: 'harder',
  good: 'better',
  bad: 'worse',
  large: 'larger',
  close: 'closer',
  safe: 'safer',
  wide: 'wider',
  busy: 'busier',
  early: 'earlier',
  late: 'later',
  dark: 'darker',
  warm: 'warmer',
  slow: 'slower',
  quiet: 'quieter',
  lonely: 'lonelier',
  calm: 'calmer',
  deep: 'deeper',
  loud: 'louder',
  soft: 'softer',
  smart: 'smarter',
  clever: 'cleverer',
  wise: 'wiser',
  lazy: 'lazier',
  lucky: 'luckier',
  sad: 'sadder',
  noisy: 'noisier',
  funny: 'funnier',
  angry: 'angrier',
  thin: 'thinner',
  thick: 'thicker',
  fat: 'fatter',
  tasty: 'tastier',
  tough: 'tougher',
  fresh: 'fresher',
  brave: 'braver',
  pretty: 'prettier',
  near: 'nearer',
  bright: 'brighter',
  great: 'greater',
  fit: 'fitter',
  crazy: 'crazier',
})
const SUPERLATIVE_OF: Readonly<Record<string, string>> = wordTable({ good: 'best', bad: 'worst' })

export const comparativeForm: Rule = {
  id: 'comparative-form',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...more(place), ...worse(place)]),
}

/** “more easy”, “the most big” */
function more({ token, at }: Place): RuleMatch[] {
  const [adjective, next] = [at(1), at(2)]
  const comparative = COMPARATIVE_OF[adjective?.lower ?? '']
  if (adjective === undefined || comparative === undefined) return []
  const isMost = token.lower === 'most' && at(-1)?.lower === 'the' && at(-2)?.lemma !== 'do'
  if (token.lower !== 'more' && !isMost) return []
  // “more bad news”, “one more old house”, “more cheap toys”: more of them; “more good than bad”.
  if (/^(?:NOUN|PROPN|ADJ)$/u.test(next?.pos ?? '') || next?.text === '-' || next?.text === '"') return []
  if (
    token.lower === 'more' &&
    /^(?:a|one|any|no|some|many|two|do|does|far)$/u.test(at(-1)?.lower ?? '') &&
    at(-1)?.lower !== 'far'
  )
    return []
  if (next?.lower === 'than' && COMPARATIVE_OF[at(3)?.lower ?? ''] !== undefined) return []
  const right = isMost ? superlative(adjective.lower, comparative) : comparative
  const message = `Short adjectives take an ending instead of “${token.lower}”: “${right}”.`
  return [{ from: token, to: adjective, message, suggestions: [right] }]
}

function superlative(adjective: string, comparative: string): string {
  return SUPERLATIVE_OF[adjective] ?? comparative.replace(/er$/u, 'est')
}

/** “the worse day of my life”, “the most worst” */
function worse({ token, at }: Place): RuleMatch[] {
  const [noun, next] = [at(1), at(2)]
  if (
    token.lower !== 'worse' ||
    at(-1)?.lower !== 'the' ||
    noun?.pos !== 'NOUN' ||
    !/^(?:of|in|ever|i|that)$/u.test(next?.lower ?? '')
  )
    return []
  // “the worse half of the two”
  if ((at(3)?.lower === 'the' && at(4)?.lower === 'two') || /^(?:half|part|one)$/u.test(noun.lower)) return []
  return [{ from: token, to: token, message: 'Of all, it is “the worst”.', suggestions: ['worst'] }]
}
