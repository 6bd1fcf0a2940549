import { readWords } from '@rehearsal/english/data/read-words'
import { wordSet } from '@rehearsal/english/text/word-set'
import { UNCOUNTABLE_NOUNS } from '@rehearsal/english/words/uncountable-nouns'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, likeCase, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

/** Plurals that exist in some sense: “good behaviours”, “file permissions”. */
const REAL_PLURALS = wordSet(
  'behaviour permission accommodation bread weather patience fun health wealth news progress soap shampoo cash internet humanity vandalism terrorism',
)
/** Plurals that no ending shows, or that are as often verbs. */
const MORE_PLURALS: Readonly<Record<string, string>> = wordTable({
  researches: 'research',
  sceneries: 'scenery',
  machineries: 'machinery',
  jewelries: 'jewelry',
  jewelleries: 'jewellery',
  stationeries: 'stationery',
  aircrafts: 'aircraft',
  offsprings: 'offspring',
  datas: 'data',
  medias: 'media',
  cattles: 'cattle',
  deers: 'deer',
  laundries: 'laundry',
  staffs: 'staff',
  percents: 'percent',
  percentages: 'percentage',
})
/** “many researches”, “some staffs”: one of these before it shows that it is a plural noun. */
const COUNTING = wordSet(
  'many some several few these those other all more most various different recent of by for in our their your my the new latest two three',
)
const DEGREES = wordSet('very really so extremely quite')
const SURELY_MANY = wordSet('many several these those different recent')
const NEED_COUNTING = wordSet('researches staffs percentages')
const NUMBERS =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)$/u
/** Never after “a”, whatever adjective stands between. */
const NEVER_WITH_A = readWords('words/never-with-a')
/** Of these one can have some; the others stand without a word before them. */
const SOME = readWords('words/some-of')
const STUDY_FOR: Readonly<Record<string, string>> = wordTable({
  a: 'a study',
  many: 'many studies',
  several: 'several studies',
})
/** Not right behind “a”: “a wonderful music” may be written, “a music” not. */
const NEVER_RIGHT_BEHIND_A = readWords('words/never-right-behind-a')
const REPLACEMENT_OF: Readonly<Record<string, string>> = wordTable({
  many: 'much',
  few: 'little',
  several: 'some',
  a: 'some',
  an: 'some',
})

export const uncountableNoun: Rule = {
  id: 'uncountable-noun',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...pluralised(place), ...counted(place)]),
}

function pluralised({ token, at }: Place): RuleMatch[] {
  const right = MORE_PLURALS[token.lower]
  if (right !== undefined && (token.pos !== 'VERB' || isOneOf(at(-1), SURELY_MANY) || isOpening({ token, at }))) {
    const isPercentage = token.lower === 'percentages'
    if (isPercentage ? !NUMBERS.test(at(-1)?.lower ?? '') : !isPlural({ token, at })) return []
    const message = isPercentage || right === 'percent' ? 'Behind a number say “percent”.' : `“${right}” has no plural.`
    return [{ from: token, to: token, message, suggestions: [likeCase(token, isPercentage ? 'percent' : right)] }]
  }
  const singular = token.lower.replace(/s$/u, '')
  if (singular === token.lower || !UNCOUNTABLE_NOUNS.has(singular) || REAL_PLURALS.has(singular)) return []
  if (token.pos === 'VERB') return []
  const message = `“${singular}” has no plural. To count it, say “pieces of ${singular}”.`
  return [{ from: token, to: token, message, suggestions: [likeCase(token, singular)] }]
}

/** “The researches show it.” */
function isOpening({ token, at }: Pick<Place, 'token' | 'at'>): boolean {
  return token.lower === 'researches' && at(-1)?.lower === 'the' && at(-2) === undefined
}

function isPlural({ token, at }: Pick<Place, 'token' | 'at'>): boolean {
  if (!NEED_COUNTING.has(token.lower)) return true
  return isOpening({ token, at }) || (isOneOf(at(-1), COUNTING) && at(1)?.pos !== 'NOUN')
}

function counted({ token, at }: Place): RuleMatch[] {
  const replacement = REPLACEMENT_OF[token.lower]
  if (replacement === undefined) return []
  // “a very useful advice”
  const adjective = isOneOf(at(1), DEGREES) ? 2 : 1
  const distance = at(adjective)?.pos === 'ADJ' ? adjective + 1 : 1
  const noun = at(distance)
  const next = at(distance + 1)
  if (
    noun === undefined ||
    !(UNCOUNTABLE_NOUNS.has(noun.lower) || NEVER_RIGHT_BEHIND_A.has(noun.lower)) ||
    next?.pos === 'NOUN' ||
    next?.text === '-' ||
    next?.lower === 'and'
  )
    return []
  const isArticle = token.lower === 'a' || token.lower === 'an'
  if (isArticle && !NEVER_WITH_A.has(noun.lower) && !(distance === 1 && NEVER_RIGHT_BEHIND_A.has(noun.lower))) return []
  // “a knowledge of French”, “a money-back offer”, “a fun way”
  if (
    isArticle &&
    (next?.lower === 'of' ||
      (next?.lower === 'that' && !SOME.has(noun.lower)) ||
      /^(?:PROPN|ADJ)$/u.test(next?.pos ?? ''))
  )
    return []
  if (!isArticle && !UNCOUNTABLE_NOUNS.has(noun.lower)) return []
  if (token.lower === 'few' && at(-1)?.lower === 'a') return []
  // “a little evidence”
  if (isArticle && /^(?:little|bit)$/u.test(at(1)?.lower ?? '')) return []
  const message = `“${noun.lower}” cannot be counted, so “${token.lower}” cannot stand before it.`
  const first = at(1)
  const study = noun.lower === 'research' && distance === 1 ? STUDY_FOR[token.lower] : undefined
  if (study !== undefined)
    return [{ from: token, to: noun, message, suggestions: [likeCase(token, study), likeCase(token, noun.text)] }]
  if (isArticle && first !== undefined && !SOME.has(noun.lower))
    return [{ from: token, to: first, message, suggestions: [likeCase(token, first.text)] }]
  return [{ from: token, to: token, message, suggestions: [likeCase(token, replacement)] }]
}
