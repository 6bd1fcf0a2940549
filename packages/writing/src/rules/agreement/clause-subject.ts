import { DETERMINERS, MID_ADVERBS, NUMBERS, PLURAL_DETERMINERS } from '@rehearsal/english/classes/classes'
import { THIRD_PERSONS } from '@rehearsal/english/forms/common-verbs'
import { isIrregularPlural, isNumberless, isPlural } from '@rehearsal/english/forms/noun-forms'
import { withWords, withoutWords, wordSet } from '@rehearsal/english/text/word-set'
import { UNCOUNTABLE_NOUNS } from '@rehearsal/english/words/uncountable-nouns'
import { wordBand } from '@rehearsal/english/words/word-bands'
import type { Token } from '../../text/token.ts'
import { isOneOf } from '../rule/tokens.ts'
import { COLLECTIVE_NOUNS, AMOUNTS } from '../rule/recurring-words.ts'

/** The noun group that a clause opens with, and the word behind it where its verb is due. */
export type ClauseSubject = {
  head: Token
  isMany: boolean
  /** Whether “in the city”, “of the house” stands between noun and verb. */
  isLong: boolean
  /** Where the group starts and where the verb is due, as places in the sentence. */
  start: number
  verb: number
}

/** After these a new clause begins with its subject. */
const OPENERS = wordSet(`because that when while although though but since where whereas if , ; nowadays today however
  so and sometimes usually often that think thinks believe believes say says said know knows than why how whether feel`)
const SINGULAR_DETERMINERS = wordSet('a an this that each every another')
const GROUP_OPENERS = withWords(
  DETERMINERS,
  NUMBERS,
  'each every another some many several all most few both various young old',
)
const MANY = withWords(NUMBERS, PLURAL_DETERMINERS)
/** What they count decides about the verb, or either number is right. */
const COLLECTIVES = withWords(
  COLLECTIVE_NOUNS,
  'generation media data kind type sort part none any one plenty amount quantity party world who what which list set collection host string row thousands hundreds millions dozens bit piece thirds quarters word',
)
/** “Ten years is a long time.” */
const MEASURES = withWords(AMOUNTS, 'seconds degrees times')
/** Singular without a determiner. */
const BARE_SINGULARS = wordSet(
  'internet technology education society smoking advertising money knowledge pollution health music happiness success traffic information news government',
)
const LINKS = wordSet('of in from with at on near around for about')
const ADVERBS = withoutWords(MID_ADVERBS, 'already just')
/** Plurals of what cannot be counted: the noun is at fault, not the verb. */
const ODD_PLURALS =
  /^(?:informations|knowledges|transportations|foods|advices|equipments|furnitures|researches|homeworks|traffics|works|peoples|moneys|musics|pollutions|technologys)$/u
/** No heads of a noun group: “the events today”, “the first is”. */
const NO_HEADS = wordSet(`today tonight yesterday tomorrow same other others rich poor young old elderly first second
  last following latter former best worst more most clothes odds stimuli dead deaf sick homeless unemployed
  british irish dutch english french scottish welsh handicapped wounded bereaved geese dice score forces`)
/** An earlier auxiliary, a causative or “suggest” may ask for the base form. */
const GOVERNORS =
  /^(?:can|could|may|might|must|shall|should|will|would|to|let|lets|make|makes|made|help|helps|helped|see|saw|hear|heard|watch|watched|suggest\w*|recommend\w*|demand\w*|insist\w*|require\w*|propose\w*|ask\w*|important|essential|vital|necessary|wish|do|does|did|neither|either|nor|or)$/u

/** Every clause of a sentence that surely opens with a noun group, with that group. */
export function clauseSubjects(tokens: readonly Token[]): readonly ClauseSubject[] {
  const known = subjectsBySentence.get(tokens)
  if (known !== undefined) return known
  const subjects = findSubjects(tokens)
  subjectsBySentence.set(tokens, subjects)
  return subjects
}

/** Several rules ask for the subjects of the same sentence. */
const subjectsBySentence = new WeakMap<readonly Token[], readonly ClauseSubject[]>()

function findSubjects(tokens: readonly Token[]): ClauseSubject[] {
  return tokens.flatMap((_, index) => {
    if (
      index > 0 &&
      !isOneOf(tokens[index - 1], OPENERS) &&
      !(isOneOf(tokens[index], GROUP_OPENERS) && isBehindPlace(tokens, index))
    )
      return []
    // “The cat and the dog are”, “can see that the men work and the women …”: an earlier word may govern.
    const isJoined = /^(?:and|,|so)$/u.test(tokens[index - 1]?.lower ?? '')
    if (isJoined && tokens.slice(0, index).some((token) => GOVERNORS.test(token.lower) || token.lower.endsWith('ing')))
      return []
    // “so few animals”: an adverb.
    if (tokens[index - 1]?.lower === 'so' && index > 1 && tokens[index - 2]?.text !== ',') return []
    if (tokens[index - 1]?.lower === 'and' && tokens[index - 2]?.text !== ',') return []
    if (isGoverned(tokens.slice(0, index))) return []
    const subject = subjectFrom(tokens, index)
    return subject === null ? [] : [subject]
  })
}

/** “In our town the prices …”, “every day my mother …”, at the start of the sentence. */
function isBehindPlace(tokens: readonly Token[], index: number): boolean {
  if (index > 5) return false
  const [first, second] = tokens
  if (first?.lower === 'every' && index === 2)
    return /^(?:day|morning|evening|week|year|summer|weekend)$/u.test(second?.lower ?? '')
  const group = tokens.slice(1, index)
  return (
    /^(?:in|at|on|during)$/u.test(first?.lower ?? '') &&
    tokens[index - 1]?.pos === 'NOUN' &&
    group.length > 0 &&
    group.every(({ pos, lower }) => /^(?:NOUN|DET|ADJ|PRON)$/u.test(pos) && !lower.endsWith('ing'))
  )
}

function isGoverned(earlier: readonly Token[]): boolean {
  return earlier.some((token) =>
    /^(?:suggest|recommend|demand|insist|require|propose|important|essential|vital|necessary|wish)/u.test(token.lower),
  )
}

function subjectFrom(tokens: readonly Token[], start: number): ClauseSubject | null {
  // “more and more people”
  const isMore =
    tokens[start]?.lower === 'more' && tokens[start + 1]?.lower === 'and' && tokens[start + 2]?.lower === 'more'
  const head = headOf(tokens, isMore ? start + 3 : start)
  if (head === null) return null
  const noun = tokens[head]
  const isMany = noun === undefined ? null : numberOf(noun, tokens.slice(start, head))
  if (noun === undefined || isMany === null) return null
  let verb = head + 1
  const linked = afterLink(tokens, verb)
  if (linked !== null) verb = linked
  if (isOneOf(tokens[verb], ADVERBS)) verb += 1
  else if (tokens[verb]?.lower === 'not' && tokens[verb + 1]?.lower === 'only') verb += 2
  return verb >= tokens.length ? null : { head: noun, isMany, isLong: linked !== null, start, verb }
}

function isNounOnly(token: Token | undefined): boolean {
  return token?.pos === 'NOUN' && !THIRD_PERSONS.has(token.lower)
}

/** The place of the last noun of the group, or null. The word behind a plural or a determined noun may be its verb. */
function headOf(tokens: readonly Token[], start: number, isLinked = false): number | null {
  let index = start
  if (tokens[index]?.lower === 'all' || tokens[index]?.lower === 'both') index += 1
  if (isOneOf(tokens[index], GROUP_OPENERS)) index += 1
  while (/^(?:ADJ|NUM)$/u.test(tokens[index]?.pos ?? '') || tokens[index]?.lower === 'very') index += 1
  const noun = tokens[index]
  const isName = noun?.pos === 'PROPN' && start > 0 && !isLinked
  if (noun === undefined || !/^(?:NOUN|PROPN)$/u.test(noun.pos) || isName) return null
  const next = tokens[index + 1]
  const isCompound = next?.pos === 'NOUN' && !isPlural(noun.lower, noun.lemma) && !next.lower.endsWith('s')
  const head = isCompound ? index + 1 : index
  const word = tokens[head]
  return word === undefined || isOneOf(word, NO_HEADS) || !/^\p{L}{3,}$/u.test(word.text) ? null : head
}

function numberOf(noun: Token, group: readonly Token[]): boolean | null {
  if (
    MEASURES.has(noun.lower) ||
    COLLECTIVES.has(noun.lower) ||
    (isNumberless(noun.lower) && !/^(?:boss|class|business|process|bus|success|witness)$/u.test(noun.lower)) ||
    ODD_PLURALS.test(noun.lower) ||
    /.men$/u.test(noun.lower.replace(/^women$/u, '')) ||
    /(?:ing|ics)$/u.test(noun.lower)
  )
    return null
  if (
    group.some(
      (token) =>
        (token.lower.endsWith('ing') && token.lower !== 'reading') || (token.pos === 'NUM' && !MANY.has(token.lower)),
    )
  )
    return null
  if (isManyNoun(noun)) return group.some((token) => SINGULAR_DETERMINERS.has(token.lower)) ? null : true
  if (group.some((token) => MANY.has(token.lower) || /^(?:all|most|some|other)$/u.test(token.lower))) return null
  const isDetermined =
    group.some((token) => GROUP_OPENERS.has(token.lower)) ||
    UNCOUNTABLE_NOUNS.has(noun.lower) ||
    BARE_SINGULARS.has(noun.lower)
  const isSure = /^(?:boss|class|business|process|bus|success|witness|princess|actress|waitress)$/u.test(noun.lower)
  return isDetermined && (isSure || !noun.lower.endsWith('s')) ? false : null
}

/** The first word's capital makes a name of a plural, and hides its base form. */
function isManyNoun(noun: Token): boolean {
  if (noun.pos !== 'PROPN') return isPlural(noun.lower, noun.lemma)
  return (
    isPlural(noun.lower, '') &&
    wordBand(noun.lower) <= 50 &&
    (wordBand(noun.lower.slice(0, -1)) <= 50 || isIrregularPlural(noun.lower))
  )
}

/** Behind “in my town” or “of the vegetables”, or null where none follows. */
function afterLink(tokens: readonly Token[], from: number): number | null {
  if (!isOneOf(tokens[from], LINKS)) return null
  const head = headOf(tokens, from + 1, true)
  const next = head === null ? undefined : tokens[head + 1]
  return head === null || /^(?:and|or|,|')/u.test(next?.lower ?? ',') || isNounOnly(next) ? null : head + 1
}
