import { isTranslation } from '@rehearsal/exam/language/is-translation'
import type { Log } from '../log.ts'
import { type Breaker, createBreaker } from '../rating/breaker.ts'
import { ServiceError } from '../http-client.ts'
import { chatTranslator } from './chat-translator.ts'
import { libreTranslator } from './libre-translator.ts'
import type { TranslationServer, Translator } from './translator.ts'

export type Outcome = { text: string } | 'unusable' | 'down'

/** The configured service with what guards it. */
export type Translation = {
  id: string
  /**
   * One English text in another language. `unusable` where the service answered what is no translation, such as the
   * English itself; `down` where it did not answer. Never rejects.
   */
  translate(text: string, target: string): Promise<Outcome>
  /** Codes of the languages it has; null where it takes any, or where that cannot be known now. Never rejects. */
  listLanguages(): Promise<readonly string[] | null>
}

type Timed = { log: Pick<Log, 'warn'>; now?: () => number }
type Guarded = { translator: Translator; breaker: Breaker; timeoutMs: number; log: Pick<Log, 'warn'> }

const LANGUAGES_KNOWN_MS = 60 * 60_000
const LANGUAGES_UNKNOWN_MS = 60_000

const makers = { libretranslate: libreTranslator, openai: chatTranslator } as const

/** Nothing where no service is configured. A service that is down is left alone for a while, so that nobody waits for it. */
export function openTranslation(server: TranslationServer | null, { log, now }: Timed): Translation | null {
  if (server === null) return null
  const clock = now ?? (() => performance.now())
  const translator = makers[server.api](server)
  const guarded = { translator, breaker: createBreaker(clock), timeoutMs: server.timeoutSeconds * 1000, log }
  return {
    id: translator.id,
    translate: shared((text, target) => ask(guarded, text, target)),
    listLanguages: remembered(guarded, clock),
  }
}

type Ask = (text: string, target: string) => Promise<Outcome>

function shared(ask: Ask): Ask {
  const running = new Map<string, Promise<Outcome>>()
  return (text, target) => {
    const name = `${target} ${text}`
    const asked = running.get(name) ?? ask(text, target).finally(() => running.delete(name))
    running.set(name, asked)
    return asked
  }
}

async function ask({ translator, breaker, timeoutMs, log }: Guarded, text: string, target: string): Promise<Outcome> {
  if (!breaker.mayCall()) return 'down'
  try {
    const answer = cleaned((await translator.translate(text, target, AbortSignal.timeout(timeoutMs))) ?? '')
    breaker.report(true)
    if (isTranslation(text, answer, target)) return { text: answer }
    log.warn({ translator: translator.id, target }, 'an answer was no translation')
    return 'unusable'
  } catch (error) {
    const pauseMs = breaker.report(false)
    // The reason alone: an error of a parser may quote the text.
    const reason = error instanceof ServiceError ? error.message : 'It failed.'
    log.warn({ translator: translator.id, reason, pauseMs }, 'a sentence was not translated')
    return 'down'
  }
}

/** Without control characters, and without those that turn the direction of what stands beside them on a page. */
const cleaned = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, '')
    .toWellFormed()
    .trim()

function remembered({ translator, timeoutMs, log }: Guarded, now: () => number) {
  let known: { codes: Promise<readonly string[] | null>; until: number } | null = null
  const ask = async () => {
    try {
      return await translator.listLanguages(AbortSignal.timeout(timeoutMs))
    } catch {
      if (known !== null) known.until = now() + LANGUAGES_UNKNOWN_MS
      log.warn({ translator: translator.id }, 'a translation service did not say which languages it has')
      return null
    }
  }
  return () => {
    if (known === null || now() >= known.until) known = { codes: ask(), until: now() + LANGUAGES_KNOWN_MS }
    return known.codes
  }
}
