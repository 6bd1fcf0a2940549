import { readWords } from '@rehearsal/english/data/read-words'
import type { Rule, RuleMatch } from '../rule/rule.ts'
import { type Place, placesOf } from '../rule/tokens.ts'
import { wordTable } from '../rule/word-table.ts'

const ADJECTIVE_OF: Readonly<Record<string, string>> = wordTable({
  korea: 'Korean',
  japan: 'Japanese',
  china: 'Chinese',
  vietnam: 'Vietnamese',
  thailand: 'Thai',
  taiwan: 'Taiwanese',
  indonesia: 'Indonesian',
  malaysia: 'Malaysian',
  philippines: 'Philippine',
  mongolia: 'Mongolian',
  india: 'Indian',
  nepal: 'Nepalese',
  pakistan: 'Pakistani',
  bangladesh: 'Bangladeshi',
  iran: 'Iranian',
  iraq: 'Iraqi',
  turkey: 'Turkish',
  syria: 'Syrian',
  egypt: 'Egyptian',
  morocco: 'Moroccan',
  algeria: 'Algerian',
  tunisia: 'Tunisian',
  libya: 'Libyan',
  kuwait: 'Kuwaiti',
  oman: 'Omani',
  yemen: 'Yemeni',
  russia: 'Russian',
  ukraine: 'Ukrainian',
  poland: 'Polish',
  germany: 'German',
  austria: 'Austrian',
  france: 'French',
  italy: 'Italian',
  spain: 'Spanish',
  portugal: 'Portuguese',
  greece: 'Greek',
  england: 'English',
  britain: 'British',
  ireland: 'Irish',
  scotland: 'Scottish',
  sweden: 'Swedish',
  norway: 'Norwegian',
  finland: 'Finnish',
  denmark: 'Danish',
  hungary: 'Hungarian',
  romania: 'Romanian',
  bulgaria: 'Bulgarian',
  serbia: 'Serbian',
  croatia: 'Croatian',
  switzerland: 'Swiss',
  belgium: 'Belgian',
  america: 'American',
  canada: 'Canadian',
  mexico: 'Mexican',
  brazil: 'Brazilian',
  argentina: 'Argentinian',
  chile: 'Chilean',
  colombia: 'Colombian',
  peru: 'Peruvian',
  venezuela: 'Venezuelan',
  cuba: 'Cuban',
  australia: 'Australian',
  ethiopia: 'Ethiopian',
  kenya: 'Kenyan',
  nigeria: 'Nigerian',
  ghana: 'Ghanaian',
  tanzania: 'Tanzanian',
  africa: 'African',
  asia: 'Asian',
  europe: 'European',
  ukrain: 'Ukrainian',
  kazakhstan: 'Kazakh',
  uzbekistan: 'Uzbek',
})
const NOUNS = readWords('words/nouns-of-countries')
/** Names of things: “the Korea Society”, “a China history museum”. */
const LONGER = /^(?:NOUN|PROPN)$/u

export const countryAdjective: Rule = {
  id: 'country-adjective',
  type: 'GRAMMAR_MODERATE',
  find: ({ tokens }) => placesOf(tokens).flatMap(matchAt),
}

/** “Korea food”, “a Japan restaurant” */
function matchAt({ token, at }: Place): RuleMatch[] {
  const right = ADJECTIVE_OF[token.lower]
  const [noun, next] = [at(1), at(2)]
  if (right === undefined || noun === undefined || !NOUNS.has(noun.text)) return []
  // “in Korea food is cheap”: a clause of its own; “West Africa people”.
  if (/^(?:ADP|PROPN)$/u.test(at(-1)?.pos ?? '') && /^(?:VERB|AUX|ADV)$/u.test(next?.pos ?? '')) return []
  if (/^(?:in|from|to|of|at|across|around|within|throughout|outside|north|south|east|west)$/u.test(at(-1)?.lower ?? ''))
    return []
  if (LONGER.test(next?.pos ?? '') || next?.text === '-') return []
  const message = `Before “${noun.text}” the adjective is needed: “${right}”.`
  return [{ from: token, to: token, message, suggestions: [right] }]
}
