import { DEFINITES, MODALS, OBJECT_PRONOUNS, POSSESSIVES } from '@rehearsal/english/classes/classes'
import { withWords, withoutWords } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

const DETERMINERS = withWords(
  withoutWords(DEFINITES, 'your'),
  'an any some no great big bad negative positive side harmful significant important main same good',
)
const BEFORE_VERB = withWords(MODALS, 'to not also they it which directly badly strongly negatively seriously')
const OBJECTS = withWords(
  OBJECT_PRONOUNS,
  POSSESSIVES,
  'the people children health everyone everybody society students many both all',
)

export const affectEffect: Rule = {
  id: 'affect-effect',
  type: 'SPELLING',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...noun(place), ...verb(place)]),
}

/** “the affect of smoking” */
function noun({ token, at }: Place): RuleMatch[] {
  const isPlural = token.lower === 'affects'
  if ((token.lower !== 'affect' && !isPlural) || !isOneOf(at(-1), DETERMINERS)) return []
  // “this affects”, “that affect”, “its affect” may be verbs; a noun goes on with “of” or “on”.
  const isNoun =
    /^(?:of|on|upon|is|are|was)$/u.test(at(1)?.lower ?? '') ||
    /^(?:an|side|negative|positive|harmful|bad|significant)$/u.test(at(-1)?.lower ?? '')
  if (!isNoun) return []
  const right = isPlural ? 'effects' : 'effect'
  return [{ from: token, to: token, message: `The noun is “${right}”; “affect” is the verb.`, suggestions: [right] }]
}

/** “it will effect people” */
function verb({ token, at }: Place): RuleMatch[] {
  if (!/^effect(?:s|ed|ing)?$/u.test(token.lower) || !isOneOf(at(1), OBJECTS)) return []
  const isThird =
    token.lower === 'effects' && /^(?:it|this|that|which|smoking|pollution|technology)$/u.test(at(-1)?.lower ?? '')
  const isVerb =
    token.lower === 'effect'
      ? isOneOf(at(-1), BEFORE_VERB)
      : isThird || (token.lower !== 'effects' && at(-1)?.pos !== 'DET')
  if (!isVerb) return []
  const right = token.lower.replace(/^e/u, 'a')
  return [{ from: token, to: token, message: `To change something is “affect”: “${right}”.`, suggestions: [right] }]
}
