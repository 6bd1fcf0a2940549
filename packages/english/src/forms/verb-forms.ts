import { readWords } from '../data/read-words.ts'
import { areTwinSpellings } from '../spelling/spellings.ts'
import { DISTINCT_PARTICIPLES, IRREGULAR_VERBS } from './irregular-verbs.ts'

/** Beside “practice”, which is a word of both countries. */
const BRITISH_VERBS = new Set(['practise'])

/** Verbs of one syllable that double their last letter, beside those the pattern finds, and stressed last syllables. */
const DOUBLING = readWords('forms/doubling-verbs')
const NOT_DOUBLING = /[wxy]$/u

function doublesLastLetter(base: string): boolean {
  return DOUBLING.has(base) || (/^[^aeiou]*[aeiou][^aeiou]$/u.test(base) && !NOT_DOUBLING.test(base))
}

/** `make` → `making`, `run` → `running`, `lie` → `lying`. */
export function ingForm(base: string): string {
  if (base === 'be') return 'being'
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (/[^eoy]e$/u.test(base)) return `${base.slice(0, -1)}ing`
  return `${base}${doublesLastLetter(base) ? base.slice(-1) : ''}ing`
}

/** `go` → `goes`, `carry` → `carries`, `have` → `has`. */
export function thirdPersonForm(base: string): string {
  if (base === 'have') return 'has'
  if (base === 'be') return 'is'
  if (/(?:s|x|z|ch|sh|o)$/u.test(base)) return `${base}es`
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

/** `go` → `gone`, `carry` → `carried`. */
export function participleForm(base: string): string {
  return IRREGULAR_VERBS.get(base)?.participle ?? regularPast(base)
}

/** `go` → `went`, `carry` → `carried`. */
export function pastForm(base: string): string {
  return IRREGULAR_VERBS.get(base)?.past ?? regularPast(base)
}

/** `give` → `give`, `gives`, `giving`, `gave`, `given`; of `turn on` the verb alone changes. */
export function formsOf(verb: string): readonly string[] {
  const [base = '', ...more] = verb.split(' ')
  const forms = [base, thirdPersonForm(base), ingForm(base), pastForm(base), participleForm(base)]
  return forms.map((form) => [form, ...more].join(' '))
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`
  return `${base}${doublesLastLetter(base) ? base.slice(-1) : ''}ed`
}

/** Which form of its verb a word is, judged by its shape beside its base form. */
type VerbShape = 'base' | 'third' | 'past' | 'participle' | 'ing'

/** The shape of `word`, a form of the verb `base`, which the tagger gives in American spelling: “realise” is the base of “realize”. */
export function verbShape(word: string, base: string): VerbShape {
  if (word === base || areTwinSpellings(word, base) || BRITISH_VERBS.has(word)) return 'base'
  if (word === thirdPersonForm(base)) return 'third'
  if (word.endsWith('ing')) return 'ing'
  if (DISTINCT_PARTICIPLES.has(word)) return 'participle'
  return 'past'
}
