import { DEFAULT_TRANSLATION_LANGUAGE } from '@rehearsal/exam/limits'

/** The language that a learner's translations are in: that of the profile; nobody translates English into English. */
export function targetLanguage(language: string | null | undefined): string {
  const code = language?.toLowerCase() ?? DEFAULT_TRANSLATION_LANGUAGE
  return code === 'en' ? DEFAULT_TRANSLATION_LANGUAGE : code
}
