import type { Rule, RuleMatch } from './rule.ts'
import { likeCase, type Place, placesOf, wordSet } from './tokens.ts'

const SUBJECTS = wordSet('i he she it we they you')
const BEFORE = wordSet('because')

export const becauseOfClause: Rule = {
  id: 'because-of-clause',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...withOf(place), ...withoutOf(place)]),
}

/** “because of they are late”. */
function withOf({ token, at }: Place): RuleMatch[] {
  const [of, subject, verb] = [at(1), at(2), at(3)]
  if (!BEFORE.has(token.lower) || of?.lower !== 'of' || !SUBJECTS.has(subject?.lower ?? '')) return []
  if (verb === undefined || !/^(?:VERB|AUX)$/u.test(verb.pos)) return []
  const message = 'Before a subject and its verb say “because” without “of”.'
  return [{ from: token, to: of, message, suggestions: [token.text] }]
}

/** “because the rain, we stayed”: no verb before the comma. */
function withoutOf({ token, index, at }: Place): RuleMatch[] {
  const [article, noun, comma] = [at(1), at(2), at(3)]
  if (
    !BEFORE.has(token.lower) ||
    index !== 0 ||
    article?.pos !== 'DET' ||
    noun?.pos !== 'NOUN' ||
    comma?.text !== ','
  ) {
    return []
  }
  // “Because the channel, known as a qanat, ran …” goes on with its own verb.
  if (!/^(?:PRON|DET)$/u.test(at(4)?.pos ?? '') && at(4)?.lower !== 'many') return []
  const message = 'Before a noun alone say “because of”.'
  return [{ from: token, to: token, message, suggestions: [likeCase(token, 'because of')] }]
}
