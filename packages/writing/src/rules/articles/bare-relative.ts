import { PERSON_NOUNS } from '@rehearsal/english/words/countable-nouns'
import { pluralOf } from '@rehearsal/english/forms/noun-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { indefiniteArticle, isOneOf, likeCase, phrase } from '../rule/tokens.ts'

/** Names of persons, or roles that stand bare. */
const FREE = wordSet(
  'mother father president professor uncle aunt grandmother grandfather woman man god baby doctor nurse judge',
)
const BEFORE =
  wordSet(`to for with from by about that because if when but so than think of is are and or see know meet help like
  teach ask`)
const NO_ADJECTIVES = wordSet(
  'such many more few some any every each another other same own no only one first last next',
)

export const bareRelative: Rule = {
  id: 'bare-relative',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => tokens.flatMap((_, index) => matchAt(tokens, index)),
}

/** “Student who works hard …”, “for tourist who come” */
function matchAt(tokens: readonly Token[], index: number): RuleMatch[] {
  const [noun, relative] = [tokens[index], tokens[index + 1]]
  if (noun === undefined || relative?.lower !== 'who') return []
  if (!PERSON_NOUNS.has(noun.lower) || FREE.has(noun.lower) || (index > 0 && noun.text !== noun.lower)) return []
  let start = index
  while (start > 0 && tokens[start - 1]?.pos === 'ADJ' && !isOneOf(tokens[start - 1], NO_ADJECTIVES)) start -= 1
  const before = tokens[start - 1]
  if (before !== undefined && !(isOneOf(before, BEFORE) || (before.text === ',' && start < 6))) return []
  // “the type of person who”
  if (before?.lower === 'of' && /^(?:kind|type|sort)$/u.test(tokens[start - 2]?.lower ?? '')) return []
  // “teacher and student who”, “that teacher who”: a pair, and a word that points.
  if (/^(?:and|or)$/u.test(before?.lower ?? '') && tokens[start - 2]?.text !== ',') return []
  if (before?.lower === 'that' && !/^(?:VERB|NOUN)$/u.test(tokens[start - 2]?.pos ?? '')) return []
  const from = tokens[start] ?? noun
  const plural = likeCase(noun, pluralOf(noun.lower))
  const message = `“${noun.lower}” can be counted, so it needs “a” or “the”, or the plural.`
  const a = phrase(likeCase(from, indefiniteArticle(from.lower)), from.lower)
  return [{ from: noun, to: noun, message, suggestions: start === index ? [plural, a] : [plural] }]
}
