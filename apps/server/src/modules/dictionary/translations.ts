/** Translates single words for the dictionary. No provider is embedded: where none is configured, there are none. */
export type WordTranslations = {
  /** Translations of an English word, the usual one first; empty where there is none. Never rejects. */
  translate(word: string, targetLanguage: string): Promise<string[]>
}

export const noTranslations: WordTranslations = { translate: () => Promise.resolve([]) }
