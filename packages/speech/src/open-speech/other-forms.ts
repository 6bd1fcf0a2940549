import { dictionaryEntries } from '@rehearsal/phonetics/pronunciation/dictionary-entries'
import { IRREGULAR_VERBS } from '@rehearsal/english/forms/irregular-verbs'

const MIN_STEM_LETTERS = 3

const basesOfIrregular = new Map(
  [...IRREGULAR_VERBS.values()].flatMap(({ base, past, participle }) => [
    [past, base],
    [participle, base],
  ]),
)

/**
 * Forms of a word that sound different from its beginning: the base form of an inflected one, and the irregular forms of a
 * verb. Other inflections begin as the word itself does, and are heard with it.
 */
export function otherForms(word: string): string[] {
  const base = baseOf(word)
  const irregular = IRREGULAR_VERBS.get(base)
  const forms = irregular === undefined ? [base] : [base, irregular.past, irregular.participle]
  return [...new Set(forms)].filter((form) => form !== word)
}

function baseOf(word: string): string {
  const irregular = basesOfIrregular.get(word)
  if (irregular !== undefined) return irregular
  return candidates(word).find((base) => base.length >= MIN_STEM_LETTERS && isKnown(base)) ?? word
}

/** `cities` → city · `stopped` → stop · `rising` → rise, ris · `falls` → fall; likelier ones first. */
function candidates(word: string): string[] {
  const stem = /^(.+?)(?:ies|ied|ing|ed|es|s)$/u.exec(word)?.[1]
  if (stem === undefined || /(?:ss|us|is)$/u.test(word)) return []
  if (/ie[sd]$/u.test(word)) return [`${stem}y`]
  if (word.endsWith('s')) return [word.slice(0, -1), stem]
  const single = /(.)\1$/u.test(stem) && !/(?:ll|ss|ff|zz)$/u.test(stem) ? [stem.slice(0, -1)] : []
  return [...single, stem, `${stem}e`]
}

function isKnown(word: string): boolean {
  return dictionaryEntries(word).length > 0
}
