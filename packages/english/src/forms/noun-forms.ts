const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map(
  [
    ['man', 'men'],
    ['woman', 'women'],
    ['child', 'children'],
    ['person', 'people'],
    ['foot', 'feet'],
    ['tooth', 'teeth'],
    ['mouse', 'mice'],
    ['life', 'lives'],
    ['wife', 'wives'],
    ['knife', 'knives'],
    ['leaf', 'leaves'],
    ['half', 'halves'],
    ['shelf', 'shelves'],
    ['thief', 'thieves'],
    ['wolf', 'wolves'],
    ['hero', 'heroes'],
    ['potato', 'potatoes'],
    ['tomato', 'tomatoes'],
    ['echo', 'echoes'],
    ['crisis', 'crises'],
    ['analysis', 'analyses'],
    ['phenomenon', 'phenomena'],
    ['stomach', 'stomachs'],
    ['epoch', 'epochs'],
    ['monarch', 'monarchs'],
    ['criterion', 'criteria'],
  ].map(([singular = '', plural = '']) => [singular, plural]),
)

/** Nouns that look the same in both numbers, or that end in -s without being plural. */
const NUMBERLESS = new Set(
  `sheep fish deer series species means news physics mathematics maths economics politics statistics athletics ethics
  gymnastics genetics electronics linguistics headquarters crossroads works barracks aircraft spacecraft offspring
  measles diabetes tennis chess gas bus glass class business process success access progress stress loss cross boss
  mass press address dress lens virus campus bonus focus status census consensus basis analysis crisis thesis emphasis
  hypothesis atlas canvas christmas always this us its is was has does as plus thus perhaps less across unless
  baht yuan renminbi yen dong rand riel kip kyat ringgit tenge birr afghani rupiah
  chinese japanese portuguese swiss mars wales athens brussels venus jobs hers theirs yours ours whereas cosmos chaos texas paris illness witness fitness wilderness happiness awareness kindness`
    .split(/\s+/u)
    .filter((word) => word !== ''),
)

const PLURALS_WITHOUT_S = new Set([...IRREGULAR_PLURALS.values()].filter((plural) => !plural.endsWith('s')))

/** Nouns that take a plural verb although they do not end in -s. */
export function isIrregularPlural(noun: string): boolean {
  return PLURALS_WITHOUT_S.has(noun)
}

/** `city` → `cities`, `child` → `children`. */
export function pluralOf(noun: string): string {
  const irregular = IRREGULAR_PLURALS.get(noun)
  if (irregular !== undefined) return irregular
  // “fireman”, but “human”
  if (
    /(?:fire|police|business|sales|post|crafts|sports|gentle|noble|states|congress|fisher|snow|chair|free|country|clergy)(?:wo)?man$/u.test(
      noun,
    )
  )
    return noun.replace(/man$/u, 'men')
  if (/(?:s|x|z|ch|sh)$/u.test(noun)) return `${noun}es`
  return /[^aeiou]y$/u.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

/** Whether a noun's surface form is plural, given its base form from the tagger. */
export function isPlural(word: string, lemma: string): boolean {
  if (NUMBERLESS.has(word)) return false
  return isIrregularPlural(word) || (word.endsWith('s') && !word.endsWith('ss') && word !== lemma)
}

/** Whether a noun has one form for both numbers, or its number cannot be read from its ending. */
export function isNumberless(word: string): boolean {
  return NUMBERLESS.has(word)
}
