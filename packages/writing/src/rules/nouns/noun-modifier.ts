import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { likeCase, type Place, placesOf } from '../rule/tokens.ts'

const PERSONS = 'person people man men woman women student students businessman businessmen life career'
/** A noun or a verb where the adjective belongs, the adjective, and the nouns behind it. */
const TABLE: readonly (readonly [wrong: string, right: string, nouns: string])[] = [
  ['success', 'successful', PERSONS],
  ['pollute', 'polluted', 'world air water city cities river rivers environment'],
  ['develop', 'developing', 'country countries'],
  ['educate', 'educated', `${PERSONS} population`],
  ['economy', 'economic', 'crisis problem problems growth development situation reasons system'],
  ['environment', 'environmental', 'problem problems pollution issues protection damage'],
  [
    'difference',
    'different',
    'people countries kinds things ways places cultures ideas opinions subjects languages country',
  ],
  ['importance', 'important', 'thing things role part reason reasons factor problem'],
  ['convenience', 'convenient', 'way place life transportation time'],
  ['danger', 'dangerous', 'place places thing things road roads animal animals situation job'],
  ['safety', 'safe', 'place places city way country'],
  ['health', 'healthy', 'life food foods body people person lifestyle'],
  ['science', 'scientific', 'research knowledge development discoveries'],
  ['tradition', 'traditional', 'food music clothes culture dance'],
  ['nature', 'natural', 'resources disasters disaster environment beauty'],
  ['culture', 'cultural', 'differences difference heritage activities'],
  ['happiness', 'happy', `${PERSONS} family moments`],
  ['difficulty', 'difficult', 'situation situations time times problem problems question questions work'],
  ['benefit', 'beneficial', 'thing things effect effects'],
  ['luck', 'lucky', PERSONS],
  [
    'noise',
    'noisy',
    'place places city street streets neighbour neighbours neighbor neighbors friends people children music room',
  ],
  ['finance', 'financial', 'problem problems support situation help difficulties reasons independence'],
  ['politics', 'political', 'problem problems system party parties situation reasons'],
  ['industry', 'industrial', 'area areas revolution country countries waste development'],
  ['agriculture', 'agricultural', 'land country countries product products sector work'],
  ['music', 'musical', 'instrument instruments'],
  ['history', 'historical', 'place places building buildings monument monuments city site sites figures'],
  ['technology', 'technological', 'progress advances advance advancement innovation innovations'],
  ['globe', 'global', 'warming world market economy'],
  ['mind', 'mental', 'health illness problems disease'],
  ['society', 'social', 'problem problems life media skills issues network networks status'],
  ['person', 'personal', 'opinion experience life information computer reasons problems'],
  ['profession', 'professional', 'life skills player players athletes career'],
  ['medicine', 'medical', 'care treatment student students school help'],
  ['nation', 'national', 'holiday holidays team language park flag dish'],
  ['psychology', 'psychological', 'problem problems effect effects pressure health'],
  ['marriage', 'married', 'couple couples people woman women man men'],
  ['crowd', 'crowded', 'place places city cities bus buses street streets train'],
  ['friend', 'friendly', 'people person atmosphere relationship'],
  ['luxury', 'luxurious', 'life'],
  ['responsibility', 'responsible', 'person people citizen parents'],
  ['violence', 'violent', 'games game films movies people behaviour'],
  ['wealth', 'wealthy', 'people person family families country countries'],
  ['poverty', 'poor', 'people person family families country countries'],
  ['honesty', 'honest', 'people person man friend'],
  ['independence', 'independent', 'person people life'],
  ['patience', 'patient', 'person people teacher'],
  ['confidence', 'confident', 'person people'],
  [
    'beauty',
    'beautiful',
    'girl girls woman women place places city cities flower flowers house country nature view memories',
  ],
  ['peace', 'peaceful', 'place life country world mind city environment'],
  ['comfort', 'comfortable', 'life bed chair house place clothes shoes'],
  ['freedom', 'free', 'time country people life'],
  ['knowledge', 'knowledgeable', 'person people man woman'],
  ['ambition', 'ambitious', PERSONS],
  ['talent', 'talented', PERSONS],
]
const BY_WORD = new Map(TABLE.map(([wrong, right, nouns]) => [wrong, { right, nouns: wordSet(nouns) }]))
/** “health life insurance”, “a success story”: the noun behind is not the last. */
const FREE = wordSet('health-food health-foods health-people health-person safety-way success-career')

export const nounModifier: Rule = {
  id: 'noun-modifier',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “success people”, “difference countries” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const entry = BY_WORD.get(token.lower)
  const [noun, next] = [at(1), at(2)]
  if (entry === undefined || noun === undefined || !entry.nouns.has(noun.lower)) return []
  if (
    FREE.has(`${token.lower}-${noun.lower}`) ||
    (next?.pos === 'NOUN' && !VERB_BASES.has(next.lower)) ||
    next?.text === '-'
  )
    return []
  // “to pollute water”, “can develop countries”: a verb; “public health people”: a longer group.
  const isVerb = /^(?:pollute|develop|educate|benefit)$/u.test(token.lower)
  if (isVerb && !/^(?:a|an|the|very|this|our|in|many|more|most)$/u.test(at(-1)?.lower ?? '')) return []
  if (
    !isVerb &&
    (/^(?:NOUN|PROPN)$/u.test(at(-1)?.pos ?? '') ||
      /^(?:public|mental|social|global|national)$/u.test(at(-1)?.lower ?? ''))
  )
    return []
  // “the difference people make”
  const isClause = /^(?:people|men|women|students|person)$/u.test(noun.lower) && at(-1)?.lower === 'the'
  if (isClause && next !== undefined && next.lower !== 'is' && next.lower !== 'are') return []
  const message = `Before “${noun.lower}” the adjective is needed: “${entry.right}”.`
  return [{ from: token, to: token, message, suggestions: [likeCase(token, entry.right)] }]
}
