import { UNCOUNTABLE_NOUNS } from '../lexicon/uncountable-nouns.ts'
import type { Token } from '../text/token.ts'
import type { Rule, RuleMatch } from './rule.ts'
import { likeCase, phrase, type Place, placesOf, wordSet } from './tokens.ts'
import { wordTable } from './word-table.ts'

/** Plurals that exist in some sense: “good behaviours”, “file permissions”. */
const REAL_PLURALS = wordSet(
  'behaviour permission accommodation bread weather patience fun health wealth news progress',
)
/** Never after “a”, whatever adjective stands between. */
const NEVER_WITH_A =
  wordSet(`information advice furniture equipment homework housework luggage baggage evidence progress
  research software hardware machinery weather news electricity pollution wildlife garbage litter`)
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
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...pluralised(place.token), ...counted(place)]),
}

function pluralised(token: Token): RuleMatch[] {
  const singular = token.lower.replace(/s$/u, '')
  if (singular === token.lower || !UNCOUNTABLE_NOUNS.has(singular) || REAL_PLURALS.has(singular)) return []
  if (token.pos === 'VERB') return []
  const message = `“${singular}” has no plural. To count it, say “pieces of ${singular}”.`
  return [{ from: token, to: token, message, suggestions: [likeCase(token, singular)] }]
}

function counted({ token, at }: Place): RuleMatch[] {
  const replacement = REPLACEMENT_OF[token.lower]
  if (replacement === undefined) return []
  const distance = at(1)?.pos === 'ADJ' ? 2 : 1
  const noun = at(distance)
  const next = at(distance + 1)
  if (
    noun === undefined ||
    !UNCOUNTABLE_NOUNS.has(noun.lower) ||
    next?.pos === 'NOUN' ||
    next?.text === '-' ||
    next?.lower === 'and'
  )
    return []
  const isArticle = token.lower === 'a' || token.lower === 'an'
  if (isArticle && !NEVER_WITH_A.has(noun.lower)) return []
  if (token.lower === 'few' && at(-1)?.lower === 'a') return []
  // “a little evidence”
  if (isArticle && /^(?:little|bit)$/u.test(at(1)?.lower ?? '')) return []
  if (noun.lower === 'research' && isStudy(token, at(-1), next)) return [study(token, noun)]
  // “it is a great news”
  if (isArticle && distance === 2 && at(-1)?.pos === 'AUX') return [bare(token, at(1) ?? noun, noun)]
  const message = `“${noun.lower}” cannot be counted, so “${token.lower}” cannot stand before it.`
  return [{ from: token, to: token, message, suggestions: [likeCase(token, replacement)] }]
}

/** “A research showed that …”, “many research found …”: one or some of what is done. */
function isStudy(token: Token, before: Token | undefined, next: Token | undefined): boolean {
  const isSubject = /^(?:show|find|prove|suggest|reveal|confirm|indicate|claim|say|conclude|which|that|by)$/u.test(
    next?.lemma ?? '',
  )
  return isSubject || (token.lower === 'many' && before?.lower === 'in')
}

function study(token: Token, noun: Token): RuleMatch {
  const right = token.lower === 'many' || token.lower === 'several' || token.lower === 'few' ? 'studies' : 'study'
  const quantity = token.lower === 'an' ? likeCase(token, 'a') : token.text
  const message = '“research” cannot be counted; “a study” can.'
  return { from: token, to: noun, message, suggestions: [phrase(quantity, right), likeCase(token, 'research')] }
}

function bare(token: Token, adjective: Token, noun: Token): RuleMatch {
  const message = `“${noun.lower}” cannot be counted, so “${token.lower}” cannot stand before it.`
  return { from: token, to: adjective, message, suggestions: [adjective.text] }
}
