/** Translates from English. */
export type Translator = {
  /** Names the service and its model: translations of another are not taken for its own. */
  id: string
  /**
   * One English text in the language `target`, a code in small letters, as the service gives it; null where it answers
   * in another shape than agreed, which the text itself may have brought about.
   *
   * @throws ServiceError where it does not answer. Its message holds nothing of the texts.
   */
  translate(text: string, target: string, signal: AbortSignal): Promise<string | null>
  /** Codes of the languages that it translates English into; null where it takes any. @throws ServiceError */
  listLanguages(signal: AbortSignal): Promise<string[] | null>
}

/** A configured translation service, and the call it is asked by. */
export type TranslationServer = {
  api: 'libretranslate' | 'openai'
  baseUrl: string
  apiKey?: string
  /** Used by `openai` alone. */
  model: string
  timeoutSeconds: number
}
