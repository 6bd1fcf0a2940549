import { DAYS, POSSESSIVES } from '@rehearsal/english/classes/classes'
import { VERB_BASES } from '@rehearsal/english/forms/common-verbs'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import type { Token } from '../../text/token.ts'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, phrase, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'
import { FAMILY_AND_FRIENDS } from '../rule/recurring-words.ts'

const KIN = withWords(
  FAMILY_AND_FRIENDS,
  'mom mum dad grandma grandpa nephew niece boss roommate flatmate classmate colleague teacher professor landlord parent grandparent',
)
/** “my friend group”, “my teacher training”, “our mother tongue”: compounds. */
const COMPOUNDS =
  wordSet(`friend-group friend-list friend-request friend-circle friend-zone mother-tongue mother-country
  mother-land mother-nature mother-figure mother-language mother-board father-figure father-land sister-city sister-company
  sister-school teacher-training teacher-education teacher-union teacher-colleague boss-man son-in daughter-in
  teacher-friend neighbour-country neighbor-country neighbour-countries neighbor-countries teacher-friends
  professor-friend boss-lady friend-circle uncle-sam brother-in sister-in father-in mother-in friend-requests`)
/** Where one is or goes. */
const PLACES = wordSet(
  'shop house home room farm restaurant village company office garden car birthday wedding flat apartment place bakery hotel party funeral class store',
)
/** What makes no compound with a pet, and with a country. */
const OF_PETS = wordSet('name tail eyes behaviour behavior life health fur')
const OF_COUNTRIES =
  wordSet(`people culture history economy government capital population flag traditions tradition language
  future problems development weather climate name youth citizens president education`)
/** What a class or a meeting, or a stretch of time, has. */
const OF_DAYS =
  wordSet(`lesson class lecture exam test quiz meeting seminar homework presentation match game newspaper news
  weather world society life generation generations youth youngsters teenagers economy technology dinner lunch
  breakfast party trip event interview schedule plan task work market workshop session article show programme
  appointment training concert`)
const OF_MONTHS =
  wordSet(`salary rent class lesson lecture exam test meeting trip homework assignment presentation party holiday
  event quiz schedule results report game match budget bill payment seminar session concert workshop conference tutorial
  topic menu sales festival wages fee`)
const BEFORE_DAYS = wordSet('in of for at about on during with the our to like')
const BEFORE_MONTHS = wordSet('the of for in at about on with to before during after my our until and')
const GROUPS: Readonly<Record<string, string>> = wordTable({
  children: 'children’s',
  women: 'women’s',
  men: 'men’s',
  students: 'students’',
  customers: 'customers’',
  workers: 'workers’',
  employees: 'employees’',
  consumers: 'consumers’',
  patients: 'patients’',
  citizens: 'citizens’',
  tourists: 'tourists’',
  teenagers: 'teenagers’',
})
const OF_GROUPS = wordSet(`rights opinion opinions complaint complaints performance behaviour behavior salary
  salaries safety satisfaction attention expectations motivation creativity grades productivity privacy lives
  attitude attitudes mentality imagination future health wellbeing well-being happiness emotions feelings`)
const OF_CHILDREN = wordSet(`department room rooms book books hospital clothes toys education development games
  brain brains minds literature programme programmes program programs song songs story stories bedroom
  playground parties menu ward films cartoons shoes skills childhood`)
const BEFORE_GROUPS = wordSet(
  'the of in for on about to with their our affect affects improve increase protect influence influences',
)
const GIVING = wordSet(
  'give gives gave given buy buys bought teach teaches taught tell tells told read reads show shows showed offer offers bring sing send',
)

const TIMES = withWords(DAYS, 'week month year')

export const ownerNoun: Rule = {
  id: 'owner-noun',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) =>
    placesOf(tokens).flatMap((place) => [
      ...kin(place),
      ...pet(place),
      ...day(place),
      ...month(place),
      ...group(place),
    ]),
}

/** “my uncle shop”, “his brother salary is” */
function kin({ token, at }: Place): RuleMatch[] {
  const [noun, next] = [at(1), at(2)]
  if (!isOneOf(at(-1), POSSESSIVES) || noun === undefined) return []
  // “in my uncle shop”, “at my aunts house”
  const isPlace = PLACES.has(noun.lower) && isOneOf(at(-2), wordSet('in at from to near behind outside inside'))
  if (
    isPlace &&
    (KIN.has(token.lower) || KIN.has(token.lower.replace(/s$/u, ''))) &&
    !/^(?:NOUN|PROPN)$/u.test(next?.pos ?? '')
  )
    return [owned(token, noun)]
  if (!KIN.has(token.lower) || noun.pos !== 'NOUN') return []
  if (COMPOUNDS.has(`${token.lower}-${noun.lower}`) || VERB_BASES.has(noun.lemma)) return []
  // “My mother Anna”, “gave my sister money”, “calls my father names”
  if (noun.text !== noun.lower || at(-2)?.pos === 'VERB' || noun.lower.endsWith('ing')) return []
  const isEnd = next === undefined || /^[.!?]$/u.test(next.text) || /^(?:AUX|ADP|CCONJ|ADV|SCONJ)$/u.test(next.pos)
  const isThing =
    noun.lower === noun.lemma && !/^(?:home|today|tomorrow|yesterday|none|lot|year|week|day)$/u.test(noun.lower)
  return isEnd && isThing ? [owned(token, noun)] : []
}

/** “My dog name is Rex.”, “my country history” */
function pet({ token, at }: Place): RuleMatch[] {
  const [noun, next] = [at(1), at(2)]
  if (noun === undefined || /^(?:NOUN|PROPN)$/u.test(next?.pos ?? '')) return []
  const isPet = /^(?:dog|cat|pet|horse|puppy)$/u.test(token.lower) && OF_PETS.has(noun.lower)
  const isCountry = token.lower === 'country' && OF_COUNTRIES.has(noun.lower) && noun.pos === 'NOUN'
  if (isPet && (isOneOf(at(-1), POSSESSIVES) || at(-1)?.lower === 'the')) return [owned(token, noun)]
  return isCountry && isOneOf(at(-1), POSSESSIVES) ? [owned(token, noun)] : []
}

/** “in today world”, “about yesterday lesson” */
function day({ token, at }: Place): RuleMatch[] {
  const [noun, next] = [at(1), at(2)]
  if (!/^(?:today|yesterday|tomorrow)$/u.test(token.lower) || noun === undefined || !OF_DAYS.has(noun.lower)) return []
  if (!isOneOf(at(-1), BEFORE_DAYS) || /^(?:NOUN|PROPN)$/u.test(next?.pos ?? '') || next?.text === '-') return []
  return [owned(token, noun)]
}

/** “the next month salary”, “for last week class” */
function month({ token, at }: Place): RuleMatch[] {
  const noun = at(1)
  if (!TIMES.has(token.lower)) return []
  if (noun === undefined || !OF_MONTHS.has(noun.lower) || !/^(?:next|last|this)$/u.test(at(-1)?.lower ?? '')) return []
  if (!isOneOf(at(-2), BEFORE_MONTHS) || at(2)?.pos === 'NOUN') return []
  return [owned(token, noun)]
}

/** “the children department”, “the students opinions” */
function group({ token, at }: Place): RuleMatch[] {
  const right = GROUPS[token.lower]
  const [noun, next] = [at(1), at(2)]
  if (right === undefined || noun?.pos !== 'NOUN' || !isOneOf(at(-1), BEFORE_GROUPS)) return []
  const isOwned = OF_GROUPS.has(noun.lower) || (token.lower === 'children' && OF_CHILDREN.has(noun.lower))
  if (!isOwned || next?.pos === 'NOUN' || next?.text === '-' || isOneOf(at(-2), GIVING)) return []
  // “to children books”, “for children education matters”: only a noun group of its own is sure.
  if (/^(?:to|for|with)$/u.test(at(-1)?.lower ?? '') && !OF_GROUPS.has(noun.lower)) return []
  return [match(token, noun, right)]
}

/** “my parents house”, but “my aunts house”: most have one aunt at a time. */
function owned(token: Token, noun: Token): RuleMatch {
  if (/^(?:parents|grandparents)$/u.test(token.lower)) return match(token, noun, `${token.text}’`)
  return match(token, noun, /[^s]s$/u.test(token.text) ? token.text.replace(/s$/u, '’s') : `${token.text}’s`)
}

function match(from: Token, to: Token, owner: string): RuleMatch {
  const right = phrase(owner, to)
  const message = `What belongs to someone or something takes an apostrophe: “${right}”.`
  return { from, to, message, suggestions: [right] }
}
