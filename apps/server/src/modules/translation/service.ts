import { hash } from 'node:crypto'
import { DEFAULT_TRANSLATION_LANGUAGE } from '@rehearsal/exam/limits'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Platform } from '../../platform/services.ts'
import { canonicalLanguage, languageName, languageNames } from '../../platform/translation/languages.ts'
import type { Outcome } from '../../platform/translation/open-translation.ts'
import { findTranslation, insertTranslation } from './queries.ts'

type Parts = Pick<Platform, 'db' | 'clock' | 'translation'>

/** A look-up waits no longer for the translation of its word; the next one finds it. */
const WORD_WAITS_MS = 1500

/** The code of a learner's own language in small letters; the default (specification §9) for who chose none, or English. */
export function targetOf(language: string | null): string {
  const code = canonicalLanguage(language?.toLowerCase() ?? DEFAULT_TRANSLATION_LANGUAGE)
  return code === 'en' || languageName(code) === undefined ? DEFAULT_TRANSLATION_LANGUAGE : code
}

/**
 * A sentence in another language, asked of the service once for all learners.
 *
 * @throws AppError `no_translator`, `invalid_request` for a language that the service has not, `not_translated` where
 * it gave no translation, `translation_failed` where it did not answer.
 */
export async function translateText(parts: Parts, text: string, language: string): Promise<string> {
  const target = canonicalLanguage(language)
  if (!Object.hasOwn(await listLanguages(parts), target)) {
    const issue = issueAt(['tl'], 'unknown_language', 'Choose a language of the list')
    throw new AppError('invalid_request', { issues: [issue] })
  }
  if (parts.translation === null) throw new AppError('no_translator')
  const outcome = await translatedOnce(parts, text, target)
  if (outcome === 'unusable') throw new AppError('not_translated')
  if (outcome === 'down') throw new AppError('translation_failed')
  return outcome.text
}

/** Names by code of the languages that the service has; the usual ones where none is configured. */
export async function listLanguages({ translation }: Pick<Parts, 'translation'>): Promise<Record<string, string>> {
  return languageNames(translation === null ? null : await translation.listLanguages())
}

/** Translates single words for the dictionary. */
export function createWordTranslations(parts: Parts) {
  return {
    translate: async (word: string, language: string | null): Promise<string[]> => {
      if (parts.translation === null) return []
      const asked = translatedOnce(parts, word, targetOf(language)).catch((): Outcome => 'down')
      const outcome = await Promise.race([asked, afterWait()])
      return typeof outcome === 'string' ? [] : [outcome.text]
    },
  }
}

const afterWait = () =>
  new Promise<Outcome>((resolve) => {
    setTimeout(() => resolve('down'), WORD_WAITS_MS).unref()
  })

async function translatedOnce({ db, clock, translation }: Parts, text: string, target: string): Promise<Outcome> {
  if (translation === null) return 'down'
  const key = { provider: translation.id, target, sourceHash: hash('sha256', text, 'hex') }
  const kept = await findTranslation(db, key)
  if (kept !== undefined) return { text: kept }
  const outcome = await translation.translate(text, target)
  if (typeof outcome === 'object') {
    await insertTranslation(db, { ...key, translated: outcome.text, createdAt: clock.now() })
  }
  return outcome
}
