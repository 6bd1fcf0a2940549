import { hash } from 'node:crypto'
import { labelledTranslation } from '@rehearsal/contracts/labelled-translation'
import { DEFAULT_TRANSLATION_LANGUAGE } from '@rehearsal/exam/limits'
import { AppError } from '../../platform/http/app-error.ts'
import { issueAt } from '../../platform/http/issues.ts'
import type { Platform } from '../../platform/services.ts'
import { canonicalLanguage, languageName, languageNames } from '../../platform/translation/languages.ts'
import type { Outcome } from '../../platform/translation/open-translation.ts'
import { findTranslation, insertTranslation } from './queries.ts'

type Parts = Pick<Platform, 'db' | 'clock' | 'translation' | 'persian'>

/** A look-up waits no longer for the translation of its word; the next one finds it. */
const WORD_WAITS_MS = 1500

/** The code of a learner's own language in small letters; the default (specification §9) for who chose none, or English. */
export function targetOf(language: string | null): string {
  const code = canonicalLanguage(language?.toLowerCase() ?? DEFAULT_TRANSLATION_LANGUAGE)
  return code === 'en' || languageName(code) === undefined ? DEFAULT_TRANSLATION_LANGUAGE : code
}

/**
 * A sentence in another language: as it is built in, else asked of the service once for all learners.
 *
 * @throws AppError `invalid_request` for a language that nobody has here, `no_translator`, `not_translated` where the
 * service gave no translation, `translation_failed` where it did not answer.
 */
export async function translateText(parts: Parts, text: string, language: string): Promise<string> {
  const target = canonicalLanguage(language)
  const served = await languagesOfService(parts)
  if (!Object.hasOwn(languageNames(withBuiltIn(parts, served)), target)) {
    const issue = issueAt(['tl'], 'unknown_language', 'Choose a language of the list')
    throw new AppError('invalid_request', { issues: [issue] })
  }
  const builtIn = builtInFor(parts, target)?.sentenceOf(text)
  if (builtIn !== undefined) return builtIn
  if (parts.translation === null) throw new AppError('no_translator')
  // A service without Persian, and a sentence that is not built in.
  if (served !== null && !served.map(canonicalLanguage).includes(target)) throw new AppError('not_translated')
  const outcome = await translatedOnce(parts, text, target)
  if (outcome === 'unusable') throw new AppError('not_translated')
  if (outcome === 'down') throw new AppError('translation_failed')
  return outcome.text
}

/** Names by code of the languages that the service has, and of what is built in; the usual ones where none is configured. */
export async function listLanguages(parts: Pick<Parts, 'translation' | 'persian'>): Promise<Record<string, string>> {
  return languageNames(withBuiltIn(parts, await languagesOfService(parts)))
}

/** Null where it takes any, and where there is no service: browsers have many. */
const languagesOfService = async ({ translation }: Pick<Parts, 'translation'>) =>
  translation === null ? null : translation.listLanguages()

const withBuiltIn = ({ persian }: Pick<Parts, 'persian'>, served: readonly string[] | null) =>
  served === null || persian === null ? served : [...served, persian.language]

const builtInFor = ({ persian }: Pick<Parts, 'persian'>, target: string) =>
  persian?.language === target ? persian : null

/** A word for the dictionary: how it is written, and the key of its entry. */
type AskedWord = { word: string; key: string }

/** Translates single words for the dictionary: by what is built in, of which each part of speech is one, else by the service. */
export function createWordTranslations(parts: Parts) {
  return {
    translate: async ({ word, key }: AskedWord, language: string | null): Promise<string[]> => {
      const target = targetOf(language)
      const glosses = builtInFor(parts, target)?.glossesOf(key)
      if (glosses !== undefined) return glosses.map((sense) => labelledTranslation(sense.partOfSpeech, sense.glosses))
      if (parts.translation === null) return []
      const asked = translatedOnce(parts, word, target).catch((): Outcome => 'down')
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
