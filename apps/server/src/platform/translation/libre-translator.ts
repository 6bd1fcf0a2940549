import { z } from 'zod'
import { askService, get, jsonOf, ServiceError } from '../http-client.ts'
import type { TranslationServer, Translator } from './translator.ts'

const MAX_BYTES = 64 * 1024

const translationSchema = z.object({ translatedText: z.string() })
const languagesSchema = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() }))

/** Its code for a language that we know by another. */
const ITS_CODES: Readonly<Record<string, string>> = { fil: 'tl' }

/** Asks a LibreTranslate server, by the two calls of its API. */
export function libreTranslator({ baseUrl, apiKey }: TranslationServer): Translator {
  const base = baseUrl.replace(/\/+$/u, '')
  const key = apiKey === undefined ? {} : { api_key: apiKey }
  return {
    id: 'libretranslate',
    translate: async (text, target, signal) => {
      const { status, body } = await askService({
        url: `${base}/translate`,
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ q: text, source: 'en', target: ITS_CODES[target] ?? target, format: 'text', ...key }),
        maxBytes: MAX_BYTES,
        signal,
      })
      if (status === 400) throw new ServiceError('It answered 400.')
      return translationSchema.safeParse(jsonOf(body)).data?.translatedText ?? null
    },
    listLanguages: async (signal) => {
      const { body } = await get({ url: `${base}/languages`, maxBytes: MAX_BYTES, signal })
      const parsed = languagesSchema.safeParse(jsonOf(body))
      if (!parsed.success) throw new ServiceError('It answered in another shape than agreed.')
      const english = parsed.data.find(({ code }) => code === 'en')
      // Newer servers say what each language may be translated into.
      return english?.targets ?? parsed.data.map(({ code }) => code)
    },
  }
}
