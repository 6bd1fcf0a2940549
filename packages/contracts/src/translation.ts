import { z } from 'zod'
import { languageCodeSchema } from './account.ts'
import { endpoint } from './endpoint.ts'

/** The longest text of one call, in characters: more than any sentence of the question bank. */
const LONGEST_TEXT = 2000

/** In small letters, as services name languages; the profile and the target settings may hold capitals. */
const targetSchema = languageCodeSchema.transform((code) => code.toLowerCase())

/** Translates one sentence (specification §7.4): what is built in is answered first, then what was once translated. */
export const translate = endpoint({
  method: 'GET',
  path: '/translate',
  tag: 'translation',
  access: 'learner',
  statuses: [200],
  summary: 'A translation of an English sentence, built in or by the configured service; never the English itself',
  query: z.object({
    text: z.string().trim().min(1, 'Send a text to translate').max(LONGEST_TEXT),
    sl: z.literal('en', 'Only English is translated').default('en'),
    /** The learner's own language where it is absent. */
    tl: targetSchema.refine((code) => code !== 'en', 'Choose a language other than English').optional(),
  }),
  response: z.object({ data: z.object({ translated: z.string().min(1) }) }),
})

const ignored = z.unknown().optional()

export const getTranslationLanguages = endpoint({
  method: 'GET',
  path: '/translate/languages-enum',
  tag: 'translation',
  access: 'learner',
  statuses: [200],
  summary: 'The languages that one may translate into: names by code',
  query: z.object({ text: ignored, sl: ignored, tl: ignored }),
  response: z.record(z.string(), z.string()),
})
