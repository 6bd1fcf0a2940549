import { PERSON_NOUNS } from '../lexicon/countable-nouns.ts'
import type { Rule, RuleMatch } from './rule.ts'
import { isOneOf, type Place, placesOf, wordSet } from './tokens.ts'
import { wordTable } from './word-table.ts'

const PERSONS = new Set([
  ...PERSON_NOUNS,
  ...wordSet('mother father uncle aunt grandmother grandfather mum dad son daughter parents teachers students'),
])
/** What belongs to a person and makes no compound with the person's name. */
const OWNED = wordSet(`name house room car phone office birthday wedding opinion life job family hair face eyes voice
  advice help bag brother sister mother father wife husband friends house parents children`)
/** “student life”, “driver advice”, “farmer families”, “a patient name badge”: compounds. */
const COMPOUNDS = wordSet(`student-life student-house student-advice student-help student-room student-phone
  student-opinion student-job student-money customer-name customer-advice customer-help customer-opinion patient-name
  patient-room patient-advice visitor-room guest-room guest-house employee-name guest-name customer-phone user-name
  baby-name baby-brother baby-sister baby-face boy-name girl-name manager-job teacher-job child-help parents-help student-family
  parents-house farmer-family doctor-advice worker-help baby-hair woman-friends student-parents student-friends
  friend-name-tag parents-evening player-name player-help baby-room nurse-office`)
const DETERMINERS = wordSet('my your his her our their the this a')

export const possessiveNoun: Rule = {
  id: 'possessive-noun',
  type: 'GRAMMAR_MINOR',
  find: ({ tokens }) => placesOf(tokens).flatMap((place) => [...bare(place), ...glued(place)]),
}

/** “my friend name” */
function bare({ token, at }: Place): RuleMatch[] {
  const [noun, next] = [at(1), at(2)]
  if (!PERSONS.has(token.lower) || token.text !== token.lower || !isOneOf(noun, OWNED)) return []
  const isOwner = isOneOf(at(-1), DETERMINERS) || isOneOf(at(-2), wordSet('my your his her our their'))
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
