import { POSSESSIVES } from '@rehearsal/english/classes/classes'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'
import { INTENSIFIERS } from '../rule/recurring-words.ts'

const BE = wordSet('is are was were be very so too more feel feels become becomes')
/** Nouns that learners put where the adjective belongs. */
const ADJECTIVE_OF: Readonly<Record<string, string>> = wordTable({
  danger: 'dangerous',
  benefit: 'beneficial',
  success: 'successful',
  beauty: 'beautiful',
  health: 'healthy',
  difference: 'different',
  importance: 'important',
  happiness: 'happy',
  difficulty: 'difficult',
  stress: 'stressed',
  safety: 'safe',
  convenience: 'convenient',
  popularity: 'popular',
  confidence: 'confident',
  freedom: 'free',
})
/** Adjectives and verbs that learners put where the noun belongs. */
const NOUN_OF: Readonly<Record<string, string>> = wordTable({
  healthy: 'health',
  important: 'importance',
  safe: 'safety',
  succeed: 'success',
  develop: 'development',
  confident: 'confidence',
  different: 'difference',
  happy: 'happiness',
  pollute: 'pollution',
  educate: 'education',
  communicate: 'communication',
  explain: 'explanation',
})
const END = /^(?:and|,|\.|because|but|when|if|or|!|;)$/u
/** Verbs that “good” describes as an adverb. */
const DONE_WELL = wordSet(
  'speak speaks spoke sleep sleeps slept work works worked play plays played cook cooks cooked write writes sing sings sang dance dances swim swims drive drives study studies eat eats english french language languages',
)

export const wordFamily: Rule = {
  id: 'word-family',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...adjective(place), ...noun(place), ...adverb(place)]),
}

/** “the roads are danger”, “it is benefit for” */
function adjective({ token, at }: Place): RuleMatch[] {
  const right = ADJECTIVE_OF[token.lower]
  if (right === undefined || !isOneOf(at(-1), BE)) return []
  const isEnd = at(1) === undefined || END.test(at(1)?.lower ?? '') || /^(?:for|to)$/u.test(at(1)?.lower ?? '')
  // “What matters is health”, “the aim is safety”: a noun is meant.
  const subject = at(-2)
  const isVery = INTENSIFIERS.has(at(-1)?.lower ?? '') && BE.has(at(-2)?.lower ?? '') && at(-1)?.lower !== 'more'
  const isThing =
    /^(?:danger|benefit|stress)$/u.test(token.lower) &&
    (subject?.pos === 'NOUN' || subject?.pos === 'PRON') &&
    !isAbstract(subject)
  if (!isEnd || (!isVery && !isThing)) return []
  return [match(token, right, 'adjective')]
}

function isAbstract(subject: Token): boolean {
  return /^(?:what|there|problem|reason|result|cause|risk|point|aim|effect|one|this|that|which|who|other|another|third|all)$/u.test(
    subject.lower,
  )
}

/** “our healthy”, “the develop of” */
function noun({ token, at }: Place): RuleMatch[] {
  const right = NOUN_OF[token.lower]
  if (right === undefined) return []
  const next = at(1)?.lower ?? '.'
  const isOwned =
    isOneOf(at(-1), POSSESSIVES) && (END.test(next) || /^(?:to|is|in|for)$/u.test(next)) && at(-1)?.lower !== 'her'
  const isOf = at(-1)?.lower === 'the' && next === 'of' && token.lower !== 'explain'
  return (isOwned && at(-1)?.lower !== 'his') || isOf ? [match(token, right, 'noun')] : []
}

/** “speaks English very good” */
function adverb({ token, at }: Place): RuleMatch[] {
  if (token.lower !== 'good' || !(at(1) === undefined || END.test(at(1)?.lower ?? ''))) return []
  const before = /^(?:very|so|really)$/u.test(at(-1)?.lower ?? '') ? at(-2) : at(-1)
  const isDone =
    isOneOf(before, DONE_WELL) ||
    (before?.pos === 'PROPN' &&
      /^(?:speak|speaks|spoke|know|knows)$/u.test(
        at(/^(?:very|so|really)$/u.test(at(-1)?.lower ?? '') ? -3 : -2)?.lower ?? '',
      ))
  if (
    !isDone ||
    (/^(?:language|languages|play|work|study|cook|dance)$/u.test(before?.lower ?? '') &&
      before?.pos === 'NOUN' &&
      !/^(?:language|languages)$/u.test(before.lower))
  )
    return []
  if (/^(?:language|languages)$/u.test(before?.lower ?? '') && !at(-1)?.lower.startsWith('v')) return []
  return [match(token, 'well', 'adverb')]
}

function match(token: Token, right: string, part: string): RuleMatch {
  return { from: token, to: token, message: `Here the ${part} is needed: “${right}”.`, suggestions: [right] }
}
