import { FINITE_BE } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { PASTS, VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { isPlural, pluralOf } from '@rehearsal/english/forms/noun-forms'
import { wordSet } from '@rehearsal/english/text/word-set'
import { ARTICLE_NOUNS, BARE_PAIRS } from '@rehearsal/english/words/article-nouns'
import { COUNTABLE_NOUNS, COUNTED_NOUNS, PERSON_NOUNS } from '@rehearsal/english/words/countable-nouns'
import { wordBand } from '@rehearsal/english/words/word-bands'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { indefiniteArticle, isOneOf, type Place, phrase, placesOf } from '../rule/tokens.ts'
import { bringsObject } from './brings-object.ts'
import { SEVERAL_PEOPLE } from '../rule/recurring-words.ts'

const PREPOSITIONS = wordSet('in at to from for with on into about near by of like without')
/** Verbs and forms of “be” that a noun group follows at once. */
const VERBS = readWords('words/verbs-before-nouns')
const ADJECTIVES = wordSet(`big small good great bad new old young nice beautiful interesting important difficult easy
  famous large little long short hard foreign different modern cheap expensive serious huge similar strange funny
  wonderful terrible successful professional friendly lovely better personal local very`)
/** Counted, but whole expressions or a general sense leave them bare: “hold office”, “build community”. */
const OFTEN_BARE = readWords('words/often-bare-nouns')
/** Of those, bare behind “good” or “new” as well. */
const BARE_EVEN_SO = wordSet(
  'television office theatre theater ballet cinema council feeling charity opera taste phone detail shape grade text litter weather work movement community president professor uncle aunt mother father difficulty emotion debate innovation',
)
/** Behind these hardly any counted noun stands bare. */
const SURE_PREPOSITIONS = wordSet('with about into for near behind inside in at to from on without')
const VERBS_TOO = wordSet('host book parent father mother pilot model author engineer doctor nurse guide shop farm')
const FEW_BARE_VERBS = wordSet('lack mean become call like keep name share change hold join cross ask pass say spell')
/** Adjectives that stand before a bare singular or are determiners in disguise. */
const NO_GAP_ADJECTIVES = wordSet(`such many much more less few several other own same last next first second third
  enough all both every each any no some certain various different most least fewer another high public human social
  daily online full half further numerous future common double single whole old-fashioned`)
/** “by car”, “in principle”: with these nouns the bare form is right. */
const FREE_AFTER = new Map<string, ReadonlySet<string>>([
  ['by', wordSet('letter bicycle bike ship motorcycle road mistake hand coach train book chance profession')],
  ['on', wordSet('holiday paper theory tax policy strategy offer')],
  ['become', wordSet('president king queen')],
  ['became', wordSet('president king queen')],
  ['from', wordSet('holiday shop village city friend house book book road')],
  ['with', wordSet('reason tax')],
  ['without', wordSet('reason driver difficulty contract')],
  ['of', COUNTABLE_NOUNS],
  ['like', wordSet('reason')],
  ['for', wordSet('reason example')],
  [
    'in',
    wordSet(
      'reason picture person company bloom theory uniform battle perspective concert building meeting skill degree challenge bridge park union summary',
    ),
  ],
  ['into', wordSet('battle perspective')],
  ['about', wordSet('reason')],
  [
    'to',
    wordSet(
      'reason shop dream book farm bottle garden picture letter skill subject cook party wall table question window bridge visit guide baby book son',
    ),
  ],
])
const FIXED: ReadonlySet<string> = new Set(
  `in summary|on video|in bridge|bad company|good company|need company|needs company|want company|needed company|in salary|hot pot|fourth period|fifth period|sixth period|seventh period|eighth period|private enterprise|competitive enterprise|free enterprise|return policy|
  in error|to extend family|minority rule|majority rule|quantum theory|borough president|on tax|public opinion|in session|on record|on screen|on film|in print|in proportion|strip alert`
    .split('|')
    .map((pair) => pair.trim()),
)
/** There is one of them, or everybody knows which is meant. */
const KNOWN_PLACES = readWords('words/known-places')
/** Where one speaks in general, several of these are meant. */
const USUALLY_MANY = readWords('words/usually-many')
/** “because of job”, “in front of university”: behind these “of” begins a group of its own. */
const BEFORE_OF = wordSet(
  'instead because front use importance lack cost price advantages disadvantages benefits full afraid tired proud middle end beginning center centre rest quality owner thanks popularity habit dream effect effects impact danger risk',
)
const WHICH = wordSet('first second third fourth fifth sixth next last right wrong same middle only')
/** Between a noun and its partner no article is needed: “teacher and student”, “city by city”. */
const PARTNERS = /^(?:by|after|to|nor|'s|'|-|\/)$/u
const JOINTS = /^(?:and|or|,)$/u

export const bareNoun: Rule = {
  id: 'bare-noun',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => matchAt(place, tokens)),
}

function matchAt({ token, at, index }: Place, tokens: readonly Token[]): RuleMatch[] {
  const isListed = COUNTED_NOUNS.has(token.lower) || ARTICLE_NOUNS.has(token.lower)
  if (!isListed || token.text !== token.lower || isVerb(token, at(-1))) return []
  // “in meeting the needs”, “by building a house”
  if (/^(?:meeting|building)$/u.test(token.lower) && /^(?:DET|PRON|ADJ|NUM)$/u.test(at(1)?.pos ?? '')) return []
  // “teacher and student”: a pair or a list
  const isJoined = JOINTS.test(at(1)?.lower ?? '') && !/^(?:PRON|VERB|AUX|DET|SCONJ|ADP)$/u.test(at(2)?.pos ?? 'NOUN')
  // “carpet weaving”, “house calls”, “in summary”, “on video”
  if (at(1)?.lower.endsWith('ing') === true && at(1)?.pos === 'VERB' && !FINITE_BE.has(at(-1)?.lower ?? '')) return []
  if (FIXED.has(`${at(-1)?.lower ?? ''} ${token.lower}`)) return []
  if (isJoined || PARTNERS.test(at(1)?.lower ?? '') || isPartOfLonger(at(1))) return []
  // “from book to book”
  if (tokens.slice(Math.max(0, index - 3), index + 4).filter(({ lower }) => lower === token.lower).length > 1) return []
  let first = 0
  if (isModifier(at(-1))) first -= 1
  while (isAdjective(at(first - 1)) && index + first > 0) first -= 1
  const before = at(first - 1)
  if (before === undefined || isList(before, at(first - 2))) return []
  const isListedGap = COUNTABLE_NOUNS.has(token.lower) && isGap(before, at(first - 2), token)
  if (
    !isListedGap &&
    !isObject(token, before, [at(first - 2), at(first - 3)], first < 0 && ADJECTIVES.has(at(-1)?.lower ?? ''))
  )
    return []
  const from = at(first) ?? token
  const article = indefiniteArticle(from.lower)
  const message = `“${token.text}” can be counted: one of it needs “${article}” or “the”, several are “${pluralOf(token.lower)}”.`
  const group = tokens.slice(index + first, index + 1)
  const many = phrase(...group.slice(0, -1), pluralOf(token.lower))
  const [one, known] = [phrase(article, ...group), phrase('the', ...group)]
  const isKnown =
    (from === token && isOneOf(token, KNOWN_PLACES)) || isOneOf(from, WHICH) || /[^r]est$/u.test(from.lower)
  const isPlace =
    before.lower === 'of' &&
    /^(?:middle|front|end|beginning|center|centre|rest|owner|because)$/u.test(at(first - 2)?.lower ?? '')
  const suggestions =
    isKnown || isPlace
      ? [known, one, many]
      : isGeneral(token, before, tokens, index + first)
        ? [many, one, known]
        : [one, many, known]
  return [{ from, to: token, message, suggestions }]
}

/** “train ticket”, “exam result” */
function isModifier(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    token.pos === 'NOUN' &&
    token.text === token.lower &&
    token.lower === token.lemma &&
    !/(?:[^s]s|ing)$|^(?:doubt|time|search|majority|gangster|mob|home)$/u.test(token.lower) &&
    !isPlural(token.lower, token.lemma)
  )
}

/** “to find joy in small thing”, “they have good job”: of nobody in particular several are meant. */
function isGeneral(noun: Token, before: Token, tokens: readonly Token[], first: number): boolean {
  if (before.lower === 'of') return true
  if (!USUALLY_MANY.has(noun.lower) || tokens[first] === noun) return false
  const earlier = tokens[first - 2]
  if (before.pos !== 'ADP') {
    if (SEVERAL_PEOPLE.has(earlier?.lower ?? '')) return true
    if (earlier?.pos === 'NOUN' && isPlural(earlier.lower, earlier.lemma)) return true
    if (before.lower !== before.lemma || !/^(?:to|can|should)$/u.test(earlier?.lower ?? '')) return false
  }
  return !tokens.some(
    ({ lower, pos }) =>
      /^(?:i|he|she|we|my|was|were|had|did|went)$/u.test(lower) ||
      (pos === 'VERB' && PASTS.has(lower) && !VERB_BASES.has(lower)),
  )
}

function isAdjective(token: Token | undefined): boolean {
  if (token === undefined || NO_GAP_ADJECTIVES.has(token.lower)) return false
  return (
    ADJECTIVES.has(token.lower) ||
    (token.pos === 'ADJ' && wordBand(token.lower) <= 35 && !/(?:ed|ing)$/u.test(token.lower))
  )
}

/** “to write letter”, “in big hall”: behind a preposition or a verb that surely brings an object. */
function isObject(noun: Token, before: Token, earlier: readonly (Token | undefined)[], isJudged: boolean): boolean {
  const isOftenBare = OFTEN_BARE.has(noun.lower) && !(isJudged && !BARE_EVEN_SO.has(noun.lower))
  if (isOftenBare || noun.pos !== 'NOUN' || BARE_PAIRS.has(`${before.lower} ${noun.lower}`)) return false
  if (before.lower === 'of')
    return isOneOf(earlier[0], BEFORE_OF) && !/^(?:family|livelihood|building|consensus|home|house)$/u.test(noun.lower)
  if (SURE_PREPOSITIONS.has(before.lower)) {
    // “to host a party”, “from end to end”
    const isVerb =
      before.lower === 'to' && (before.text === 'To' || VERB_BASES.has(noun.lower) || VERBS_TOO.has(noun.lower))
    return (
      !isVerb && !isOneOf(earlier[1], wordSet('from between')) && FREE_AFTER.get(before.lower)?.has(noun.lower) !== true
    )
  }
  if (noun.lower.endsWith('ing')) return false
  return !FEW_BARE_VERBS.has(before.lemma) && bringsObject(before, earlier)
}

/** The tagger takes “is engineer” for a verb; “to cook” and “building” are some. */
function isVerb(noun: Token, before: Token | undefined): boolean {
  if (noun.pos !== 'VERB')
    return noun.lower === 'building' && !/^(?:big|new|old|tall|in|of)$/u.test(before?.lower ?? '')
  return !PERSON_NOUNS.has(noun.lower) || !/^(?:am|is|was|a)$/u.test(before?.lower ?? '')
}

function isPartOfLonger(next: Token | undefined): boolean {
  return (
    /^(?:NOUN|PROPN|NUM)$/u.test(next?.pos ?? '') ||
    (next?.pos === 'ADJ' &&
      !/^(?:due|next|last|full|near|such|same|like|able|more|possible|available|easy|fast|first|good|better|old)$/u.test(
        next.lower,
      )) ||
    (next?.pos === 'VERB' && next.lower.endsWith('ing')) ||
    /^(?:number|of|one)$/u.test(next?.lower ?? '') ||
    /^(?:works|leave|life|planning)$/u.test(next?.lower ?? '')
  )
}

function isGap(before: Token, earlier: Token | undefined, noun: Token): boolean {
  if (PREPOSITIONS.has(before.lower)) {
    if (FREE_AFTER.get(before.lower)?.has(noun.lower) === true) return false
    // “to farm the land” is a verb; “like” and “to” before a person need a verb before them.
    return before.lower !== 'like' || earlier?.pos === 'AUX'
  }
  // “a solidly built house”
  if (!VERBS.has(before.lower) || (before.lower === 'built' && earlier?.lower.endsWith('ly') === true)) return false
  // “the book is found”: a participle or a noun is no gap; nor is “be friend to”.
  if (before.pos === 'NOUN' || before.pos === 'ADJ') return false
  return !(before.lower === 'is' && !PERSON_NOUNS.has(noun.lower) && earlier?.pos === 'ADV')
}

/** “the red and the black book, new house”: in lists articles may be left out. */
function isList(before: Token, earlier: Token | undefined): boolean {
  return (
    before.lower === 'and' ||
    before.text === ',' ||
    (isOneOf(earlier, wordSet('from between')) && before.lower === 'to')
  )
}
