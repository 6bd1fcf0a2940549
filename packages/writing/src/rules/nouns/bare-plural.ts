import { ARTICLES, MODALS, NOMINATIVES, PLURAL_VERB_PRONOUNS } from '@rehearsal/english/classes/classes'
import { pluralOf } from '@rehearsal/english/forms/noun-forms'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'

/** What one does with several of a kind: behind these verbs the noun stands in the plural where nothing counts it. */
const OBJECTS_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    play: 'game card instrument',
    make: 'friend mistake plan decision product',
    meet: 'friend person stranger',
    watch: 'film movie video cartoon show',
    read: 'book newspaper novel magazine article story',
    learn: 'word skill thing fact concept subject',
    improve: 'skill',
    develop: 'skill',
    gain: 'skill',
    acquire: 'skill',
    get: 'mark grade',
    take: 'risk photo picture exam',
    solve: 'problem',
    face: 'problem challenge',
    cause: 'problem disease accident',
    create: 'problem job',
    visit: 'place museum country city',
    write: 'letter essay email story poem',
    buy: 'thing product',
    plant: 'tree flower',
    use: 'computer phone robot smartphone bag mobile',
    tell: 'story lie joke',
    sing: 'song',
    send: 'message email letter',
    try: 'thing idea',
    do: 'thing mistake exam',
    know: 'thing fact',
    memorise: 'fact word',
    memorize: 'fact word',
    see: 'thing place',
    wear: 'uniform glove jean',
    sell: 'product thing',
    produce: 'product car',
    share: 'idea',
    follow: 'rule',
    break: 'rule',
  }).map(([verb, nouns]) => [verb, wordSet(nouns)]),
)
const KINDS =
  wordSet(`new good bad high low better best interesting different useful old foreign important dangerous plastic
  computer video great funny short long difficult online big serious academic local beautiful valuable`)
const BEHIND = wordSet(
  '. , and but because when if so with in on for about that from at every by or to who which we they',
)
const SUBJECTS = withWords(
  withoutWords(MODALS, 'shall would'),
  PLURAL_VERB_PRONOUNS,
  'people students children to not who',
)

const NOT_BEFORE_PLURALS = withWords(ARTICLES, 'by')

export const barePlural: Rule = {
  id: 'bare-plural',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...matchAt(place), ...thing(place)]),
}

/** “play video game”, “to meet new friend” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const nouns = OBJECTS_OF.get(token.lemma)
  if (nouns === undefined) return []
  const distance = isOneOf(at(1), KINDS) ? 2 : 1
  const noun = at(distance)
  if (noun === undefined || !nouns.has(noun.lower) || !isEnd(at(distance + 1))) return []
  const isPast = token.lower !== token.lemma && !/(?:s|ing)$/u.test(token.lower)
  const isVerb = isPast ? isOneOf(at(-1), NOMINATIVES) : token.pos === 'VERB' || isOneOf(at(-1), SUBJECTS)
  return isVerb && !isOneOf(at(-1), NOT_BEFORE_PLURALS) ? [match(noun)] : []
}

/** “try new thing”, “about interesting thing” */
function thing({ token, at }: Place): RuleMatch[] {
  if (token.lower !== 'thing' || !isOneOf(at(-1), KINDS) || !isEnd(at(1))) return []
  const before = at(-2)
  if (before === undefined || OBJECTS_OF.get(before.lemma)?.has('thing') === true) return []
  return before.pos === 'VERB' || before.pos === 'ADP' ? [match(token)] : []
}

function isEnd(next: Token | undefined): boolean {
  return next === undefined || BEHIND.has(next.lower) || /^[!?;:]$/u.test(next.text)
}

function match(noun: Token): RuleMatch {
  const plural = noun.lower === 'person' ? 'people' : pluralOf(noun.lower)
  const message = `“${noun.text}” can be counted: say “${plural}”, or put “a” or “the” before it.`
  return { from: noun, to: noun, message, suggestions: [plural] }
}
