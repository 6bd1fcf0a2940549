import { wordSet } from '@rehearsal/english/text/word-set'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

/** Plurals that learners build, and the real ones. */
const PLURAL_OF: Readonly<Record<string, string>> = wordTable({
  peoples: 'people',
  childs: 'children',
  childrens: 'children',
  womans: 'women',
  womens: 'women',
  mans: 'men',
  mens: 'men',
  persons: 'people',
  foots: 'feet',
  tooths: 'teeth',
  wifes: 'wives',
  lifes: 'lives',
  fishs: 'fish',
  sheeps: 'sheep',
  mouses: 'mice',
  foods: 'food',
  luggages: 'luggage',
  educations: 'education',
  cloths: 'clothes',
})
/** “the peoples of Europe”, “two persons”, “the baked foods”: these plurals exist. */
const FREE_BEFORE_OF = wordSet('peoples foods cloths mans')
const FREE_AFTER = wordSet(
  'indigenous native ancient european other different various certain processed healthy frozen missing displaced all s’ two three four five these own african asian slavic many such some new fried fatty baked high-fat whole and or as of',
)

export const oddPlural: Rule = {
  id: 'odd-plural',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

function matchAt({ token, index, at }: Place): RuleMatch[] {
  const right = PLURAL_OF[token.lower]
  if (right === undefined || (token.text !== token.lower && index > 0) || /^['’]/u.test(at(1)?.text ?? '')) return []
  // “many peoples think”: learners hardly ever mean nations.
  const isNations = token.lower === 'peoples' && !/^(?:many|some|all|other|and|or|of|new)$/u.test(at(-1)?.lower ?? '')
  const isReal = FREE_BEFORE_OF.has(token.lower) || token.lower === 'persons'
  if (isReal && (at(1)?.lower === 'of' || (isOneOf(at(-1), FREE_AFTER) && (token.lower !== 'peoples' || isNations))))
    return []
  if (token.lower === 'persons' && at(-1)?.pos === 'ADJ') return []
  if (token.lower === 'foods' && /^(?:that|which|to|for|with|\p{L}+ing)$/u.test(at(1)?.lower ?? '')) return []
  if (token.lower === 'foods' && (at(-1)?.pos === 'ADJ' || at(-1)?.pos === 'NOUN')) return []
  const message = `The plural is “${right}”.`
  return [{ from: token, to: token, message, suggestions: [likeCase(token, right)] }]
}
