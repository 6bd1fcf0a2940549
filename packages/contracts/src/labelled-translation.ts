import { type PartOfSpeech, partOfSpeechLabels, partOfSpeechSchema } from './dictionary.ts'

/** Parts glosses in Persian, where the comma looks to the other side. */
const COMMA = '، '

/** What a word is in a language as one part of speech: `[v] رها کردن، ترک کردن`. */
export function labelledTranslation(partOfSpeech: PartOfSpeech, glosses: readonly string[]): string {
  return `${partOfSpeechLabels[partOfSpeech]} ${glosses.join(COMMA)}`
}

/** A translation of a word apart from the label of its part of speech, which those of a service have not. */
export function splitTranslation(translation: string): { label: string | null; text: string } {
  const label = partOfSpeechSchema.options
    .map((part) => partOfSpeechLabels[part])
    .find((one) => translation.startsWith(`${one} `))
  return label === undefined ? { label: null, text: translation } : { label, text: translation.slice(label.length + 1) }
}
