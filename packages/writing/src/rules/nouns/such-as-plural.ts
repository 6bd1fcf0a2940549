import { CLAUSE_OPENERS } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { pluralOf } from '@rehearsal/english/forms/noun-forms'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { COUNTED_NOUNS } from '@rehearsal/english/words/countable-nouns'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

/** Counted, and bare in a general sense as well: “such as television”. */
const OFTEN_BARE = readWords('words/bare-behind-such-as')
const MORE = wordSet(
  'car bus train plane animal tree flower vegetable word problem test friend country toy dog cat game school hospital',
)

const CLAUSE_SIGNS = withWords(withoutWords(CLAUSE_OPENERS, 'that'), 'in for so')

export const suchAsPlural: Rule = {
  id: 'such-as-plural',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => suchAs(place, tokens)),
}

/** “such as concert, cafe and social media”, “faster than car” */
function suchAs({ token, index, at }: Place, tokens: readonly Token[]): RuleMatch[] {
  const isList = token.lower === 'as' && at(-1)?.lower === 'such'
  const isThan =
    token.lower === 'than' &&
    (/^(?:ADJ|ADV)$/u.test(at(-1)?.pos ?? '') || at(-1)?.lower.endsWith('er') === true) &&
    !/^(?:rather|other|more|less|else)$/u.test(at(-1)?.lower ?? '')
  if (!isList && !isThan) return []
  const matches: RuleMatch[] = []
  let place = index + 1
  while (place < tokens.length) {
    const start = place
    while (isList && tokens[place]?.pos === 'ADJ' && place < start + 1) place += 1
    const [noun, next] = [tokens[place], tokens[place + 1]]
    if (noun === undefined || !isCountable(noun) || isContinued(next) || (isThan && !isEnd(next))) break
    matches.push(match(noun))
    if (isThan) break
    if (next?.text === ',' && tokens[place + 2]?.lower !== 'and') place += 2
    else if (next?.lower === 'and' || next?.lower === 'or') place += 2
    else if (next?.text === ',') place += 3
    else break
  }
  return matches
}

function isCountable(noun: Token): boolean {
  return (
    noun.text === noun.lower &&
    noun.pos === 'NOUN' &&
    (MORE.has(noun.lower) || (COUNTED_NOUNS.has(noun.lower) && !OFTEN_BARE.has(noun.lower)))
  )
}

const isEnd = (next: Token | undefined) =>
  next === undefined || /^[.,!?;]$/u.test(next.text) || isOneOf(next, CLAUSE_SIGNS)

function isContinued(next: Token | undefined): boolean {
  return /^(?:NOUN|PROPN|NUM|VERB|ADJ)$/u.test(next?.pos ?? '') || /^(?:-|'s|'|of)$/u.test(next?.lower ?? '')
}

function match(noun: Token): RuleMatch {
  const plural = noun.lower === 'person' ? 'people' : pluralOf(noun.lower)
  const message = `“${noun.text}” can be counted; of things in general say “${plural}”.`
  return { from: noun, to: noun, message, suggestions: [plural] }
}
