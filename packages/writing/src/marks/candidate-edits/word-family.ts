/** Finds the family of a word: its inflected and derived forms. */
import { IRREGULAR_VERBS } from '@rehearsal/english/forms/irregular-verbs'
import { pluralOf } from '@rehearsal/english/forms/noun-forms'
import type { WordTrigramModel } from '../../prose/word-trigram-model.ts'

/** Rarer words (log10) are no forms that a learner was looking for; those that forms are made of are commoner still. */
const LEAST_LOG = -6.2
const LEAST_LOG_OF_BASE = -5.8
const VOWEL_OR_WXY = /[aeiouwxy]$/u
const SUFFIXES = 'ies ied ily ier iest es s d ing r st ly ion able y ed er est al ful ment ness ity ive ous ally'.split(
  ' ',
)

/** Related words that no ending tells. */
const RELATED =
  `economy economic economical economically economics|difference different differently|importance important importantly|
education educational educate|success successful successfully succeed|science scientific scientist|danger dangerous|health healthy|
convenience convenient conveniently|possibility possible possibly|ability able|safe safety safely|benefit beneficial|pollution pollute polluted|
politics political politician|strength strong|length long|depth deep|high height|easy easily ease|nature natural naturally|culture cultural|
tradition traditional|technology technological|society social|choice choose|belief believe|life live alive|death die dead died|proof prove|
growth grow|loss lose|advice advise|analysis analyze|solution solve|pressure press|knowledge know|decision decide|happiness happy happily|
independence independent|responsibility responsible|dependence dependent|competition competitive compete|hard hardly|confidence confident|
patience patient|violence violent|silence silent|absence absent|person people persons`
    .split('|')
    .map((line) => line.trim().split(' '))

const FAMILIES = [
  ...RELATED,
  ...[...IRREGULAR_VERBS.values()].map(({ base, past, participle }) => [base, past, participle]),
  ...['man', 'woman', 'child', 'foot', 'tooth', 'life', 'wife'].map((noun) => [noun, pluralOf(noun)]),
]
const FAMILY_OF = new Map<string, Set<string>>()
for (const family of FAMILIES)
  for (const word of family) FAMILY_OF.set(word, new Set([...(FAMILY_OF.get(word) ?? []), ...family]))

const remembered = new Map<string, readonly string[]>()
/** So many words are more than an essay has, and little memory. */
const MOST_REMEMBERED = 5000

/** Other forms of a word and words made from it, as far as the model knows them: “happily” → happy, happier, happiness … */
export function wordFamily(word: string, model: WordTrigramModel): readonly string[] {
  const known = remembered.get(word)
  if (known !== undefined) return known
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  const family = familyOf(word, model)
  remembered.set(word, family)
  return family
}

function familyOf(word: string, model: WordTrigramModel): string[] {
  const isAtLeast = (other: string, least: number) => {
    const id = model.idOf(other)
    return id >= 0 && model.logUnigram(id) > least
  }
  const made = (base: string) =>
    base.length > 2 && isAtLeast(base, LEAST_LOG_OF_BASE)
      ? formsOf(base).filter((form) => isAtLeast(form, LEAST_LOG))
      : []
  const bases = basesOf(word).filter((base) => made(base).includes(word))
  const irregular = FAMILY_OF.get(word) ?? []
  const roots = [word, ...bases, ...[...irregular].filter((other) => other.length <= word.length)]
  const family = new Set([...roots, ...irregular, ...roots.flatMap(made)])
  family.delete(word)
  return [...family].filter((other) => model.idOf(other) >= 0)
}

function formsOf(base: string): string[] {
  const inflected = [`${base}s`, `${base}ment`, `${base}ful`, `${base}ness`]
  const stem = base.slice(0, -1)
  if (/[^aeiou]y$/u.test(base)) inflected.push(`${stem}ies`, `${stem}ied`, `${stem}ily`, `${stem}ier`, `${stem}iest`)
  else if (/(?:s|x|z|ch|sh|o)$/u.test(base)) inflected.push(`${base}es`)
  if (base.endsWith('e')) {
    const more = ['ing', 'ion', 'able', 'y'].map((ending) => `${stem}${ending}`)
    return [...inflected, `${base}d`, `${base}r`, `${base}st`, `${base}ly`, ...more]
  }
  const endings = ['ed', 'ing', 'er', 'est', 'ly', 'al', 'y', 'ity', 'ion', 'ive', 'ous', 'ally']
  const isDoubling = /[aeiou][^aeiou]$/u.test(base) && !VOWEL_OR_WXY.test(base)
  const doubled = isDoubling ? ['ed', 'ing', 'er'].map((ending) => `${base}${base.slice(-1)}${ending}`) : []
  return [...inflected, ...endings.map((ending) => `${base}${ending}`), ...doubled]
}

/** What a word may be made of: with every ending taken off, with e or y put back, or a doubled letter taken off. */
function basesOf(word: string): string[] {
  const stems = SUFFIXES.filter((suffix) => word.endsWith(suffix)).map((suffix) => word.slice(0, -suffix.length))
  return [...new Set(stems.flatMap((stem) => [stem, `${stem}e`, `${stem}y`, stem.slice(0, -1)]))]
}
