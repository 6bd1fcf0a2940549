import { POSSESSIVES } from '@rehearsal/english/classes/classes'
import { readWords } from '@rehearsal/english/data/read-words'
import { withWords, wordSet } from '@rehearsal/english/text/word-set'
import { PERSON_NOUNS } from '@rehearsal/english/words/countable-nouns'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { isOneOf, type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'
import { FAMILY_AND_FRIENDS } from '../rule/recurring-words.ts'

const PERSONS = new Set([
  ...PERSON_NOUNS,
  ...wordSet('mother father uncle aunt grandmother grandfather mum dad son daughter parents teachers students'),
])
/** What belongs to a person and makes no compound with the person's name. */
const OWNED = wordSet(`name house room car phone office birthday wedding opinion life job family hair face eyes voice
  advice help bag brother sister mother father wife husband friends house parents children`)
/** “student life”, “driver advice”, “farmer families”, “a patient name badge”: compounds. */
const COMPOUNDS = readWords('words/person-compounds')
const DETERMINERS = withWords(POSSESSIVES, 'the this a')

export const possessiveNoun: Rule = {
  id: 'possessive-noun',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) =>
    placesOf(tokens).flatMap((place) => [
      ...bare(place),
      ...glued(place),
      ...kin(place),
      ...attention(place),
      ...day(place),
    ]),
}

/** “my friend name” */
function bare({ token, at }: Place): RuleMatch[] {
  const [noun, next] = [at(1), at(2)]
  if (token.lower === 'adult' || at(2)?.text === '-') return []
  if (!PERSONS.has(token.lower) || token.text !== token.lower || !isOneOf(noun, OWNED)) return []
  const isOwner = isOneOf(at(-1), DETERMINERS) || isOneOf(at(-2), POSSESSIVES)
  if (!isOwner || COMPOUNDS.has(`${token.lower}-${noun?.lower ?? ''}`) || /^(?:NOUN|PRON)$/u.test(next?.pos ?? ''))
    return []
  // “My parents help me”, “the teacher names”: a verb.
  if (
    noun?.pos !== 'NOUN' ||
    (/^(?:help|advice|name|phone|room|house)$/u.test(noun.lower) && /^(?:DET|PRON|PROPN)$/u.test(next?.pos ?? ''))
  )
    return []
  const right = token.lower.endsWith('s') ? `${token.text}’` : `${token.text}’s`
  const message = `What belongs to someone takes ’s: “${right} ${noun.text}”.`
  return [{ from: token, to: token, message, suggestions: [right] }]
}

const GLUED: Readonly<Record<string, string>> = wordTable({
  childrens: 'children’s',
  womens: 'women’s',
  mens: 'men’s',
  peoples: 'people’s',
})

/** “the childrens room” */
function glued({ token, at }: Place): RuleMatch[] {
  const right = GLUED[token.lower]
  if (
    right === undefined ||
    !isOneOf(
      at(1),
      new Set([...OWNED, ...wordSet('rights health clothes lives education toys needs lifes behaviour')]),
    ) ||
    (at(-1)?.lower === 'the' && token.lower === 'peoples')
  )
    return []
  const message = `What belongs to someone takes ’s: “${right}”.`
  return [{ from: token, to: token, message, suggestions: [right] }]
}

const KIN = withWords(FAMILY_AND_FRIENDS, 'grandma grandpa')
const KIN_COMPOUNDS =
  /^(?:sister (?:compan|ship|cit|site|school|group|nation|part|publication|paper|organi)|mother (?:tongue|country|land|ship|board|lode|nature|figure|earth|language|hen|church|in)|father (?:figure|in)|friend (?:group|list|request|circle|zone)|brother (?:officer|in)|son (?:of|in)|daughter (?:of|in|cell|compan)|uncle sam|grandmother clock|grandfather clock)/u

const THINGS_OF_KIN = wordSet(
  'hand head arm leg farm shop garden restaurant bike bicycle dog cat dream health behaviour computer laptop smile',
)

/** “I held my sister hand.” */
function kin({ token, at }: Place): RuleMatch[] {
  const [noun, next] = [at(1), at(2)]
  if (!KIN.has(token.lower) || !isOneOf(at(-1), POSSESSIVES)) return []
  if (!isOneOf(noun, THINGS_OF_KIN) || noun === undefined || KIN_COMPOUNDS.test(`${token.lower} ${noun.lower}`))
    return []
  // “My mother works there.”, “my brother friend and”: a verb; “my wife Mary”
  const isEnd = next === undefined || !next.isWord || /^(?:AUX|ADP|CCONJ|ADV|SCONJ)$/u.test(next.pos)
  if (!isEnd || noun.lower !== noun.lemma || next?.text === '-' || KIN.has(noun.lower)) return []
  return [owned(token, noun)]
}

const CROWDS = wordSet(
  'customers students workers consumers users clients patients parents teachers drivers visitors tourists viewers',
)
const THEIRS = wordSet(
  'attention expectations expectation behaviour behavior opinions lives health rights safety performance needs',
)
const TOUCHING =
  /^(?:attract|catch|draw|improve|affect|increase|influence|meet|protect|satisfy|change|ruin|harm|damage|grab|hold|violate|respect)$/u

/** “to attract customers attention” */
function attention({ token, at }: Place): RuleMatch[] {
  const noun = at(1)
  if (!CROWDS.has(token.lower) || noun === undefined || !isOneOf(noun, THEIRS)) return []
  const verb = isOneOf(at(-1), wordSet('the their our')) ? at(-2) : at(-1)
  return TOUCHING.test(verb?.lemma ?? '') && at(2)?.text !== '-' ? [owned(token, noun)] : []
}

/** “in yesterdays newspaper”, “on tuesdays lesson” */
function day({ token, at }: Place): RuleMatch[] {
  const noun = at(1)
  if (!/^(?:yesterday|today|tomorrow)s$/u.test(token.lower) || noun?.pos !== 'NOUN') return []
  const right = token.text.replace(/s$/u, '’s')
  return [{ from: token, to: token, message: `What belongs to a day takes ’s: “${right}”.`, suggestions: [right] }]
}

function owned(token: Place['token'], noun: Place['token']): RuleMatch {
  const right = token.lower.endsWith('s') ? `${token.text}’` : `${token.text}’s`
  const message = `What belongs to someone takes ’s: “${right} ${noun.text}”.`
  return { from: token, to: token, message, suggestions: [right] }
}
