import { FINITE_BE } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { isPlural, pluralOf } from '@rehearsal/english/forms/noun-forms'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { indefiniteArticle, phrase, type Place, placesOf } from '../rule/tokens.ts'
import { SEVERAL_PEOPLE } from '../rule/recurring-words.ts'

const JOBS = wordSet(`teacher doctor student engineer nurse lawyer driver farmer manager scientist singer actor writer
  worker cook waiter programmer designer journalist soldier pilot dentist player child adult man woman person friend`)
const SUBJECTS = wordSet('i he she you')
const BE = withWords(FINITE_BE, 'become became')
/** Countable nouns that learners leave bare behind an adjective. */
const NOUNS = readWords('words/nouns-left-bare')
const VERBS = wordSet(`am is was are were be have has had play plays make makes become becomes became get gets got find
  found need needs want wants buy bought live lead spend learn learning speak speaks in`)
const ADJECTIVES = wordSet(`big good great bad important serious huge major common strong positive negative significant
  new real large small main big difficult easy beautiful nice interesting useful key vital crucial popular modern foreign happy honest kind short long
  free healthy wonderful famous clean quiet`)

const PLACES = wordSet('city country town village environment house hotel family')

export const missingArticle: Rule = {
  id: 'missing-article',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...beforeJob(place), ...beforeAdjective(place)]),
}

/** “She is teacher.” */
function beforeJob({ token, at }: Place): RuleMatch[] {
  const [subject, noun, next] = [at(-1), at(1), at(2)]
  if (!BE.has(token.lower) || !SUBJECTS.has(subject?.lower ?? '') || noun === undefined || !JOBS.has(noun.lower))
    return []
  if (isContinued(next) || (token.lower === 'are' && subject?.lower !== 'you')) return []
  return [match(noun)]
}

/** “It is big problem.” */
function beforeAdjective({ token, at }: Place): RuleMatch[] {
  const [before, noun, next] = [at(-1), at(1), at(2)]
  const adverb = before?.lower === 'very' ? before : undefined
  const verb = adverb === undefined ? before : at(-2)
  if (!ADJECTIVES.has(token.lower) || !VERBS.has(verb?.lower ?? '') || noun === undefined || !NOUNS.has(noun.lower))
    return []
  if (isContinued(next) || /^(?:are|were)$/u.test(verb?.lower ?? '')) return []
  if (token.lower === 'main' || token.lower === 'key' || (token.lower === 'real' && noun.lower === 'life')) return []
  // “in good city”, but “in great part”, “in real danger”.
  if (verb?.lower === 'in' && !PLACES.has(noun.lower)) return []
  // “they have good job”: several have several.
  const owner = adverb === undefined ? at(-2) : at(-3)
  const isMany = SEVERAL_PEOPLE.has(owner?.lower ?? '') || (owner?.pos === 'NOUN' && isPlural(owner.lower, owner.lemma))
  return [
    group(adverb ?? token, adverb === undefined ? [token] : [adverb, token], noun, isMany && verb?.lower !== 'in'),
  ]
}

/** “is good part-time work”, “has good city transport”: the noun is not the last of its group. */
function isContinued(next: Token | undefined): boolean {
  return next?.pos === 'NOUN' || next?.text === '-' || next?.lower === "'s"
}

function match(token: Token): RuleMatch {
  const article = indefiniteArticle(token.lower)
  const message = `One of many: “${article} ${token.lower} …” needs its article.`
  return { from: token, to: token, message, suggestions: [phrase(article, token)] }
}

function group(first: Token, words: readonly Token[], last: Token, isMany: boolean): RuleMatch {
  const one = phrase(indefiniteArticle(first.lower), ...words, last)
  const many = phrase(...words, last.lower === 'person' ? 'people' : pluralOf(last.lower))
  const message = `One of many: “${indefiniteArticle(first.lower)} ${first.lower} …” needs its article.`
  return { from: first, to: last, message, suggestions: isMany ? [many, one] : [one, many] }
}
