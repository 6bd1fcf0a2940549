import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { plainTextSchema } from './plain-text.ts'
import { idParamsSchema, idSchema, instantSchema, noContentSchema } from './wire.ts'

const tag = 'moderation'
const access = 'admin'
const base = '/api/admin/blocked-phrases'

export const PHRASE_MIN_CHARACTERS = 3
export const PHRASE_MAX_CHARACTERS = 100

export const blockedPhraseSchema = z.object({ id: idSchema, phrase: z.string(), createdAt: instantSchema })
export type BlockedPhrase = z.infer<typeof blockedPhraseSchema>

const SHORT_PHRASE = `Use at least ${PHRASE_MIN_CHARACTERS} characters: a shorter one stands in too many words.`
const phraseSchema = plainTextSchema(PHRASE_MAX_CHARACTERS).pipe(z.string().min(PHRASE_MIN_CHARACTERS, SHORT_PHRASE))

export const listBlockedPhrases = endpoint({
  method: 'GET',
  path: base,
  tag,
  access,
  statuses: [200],
  summary: 'What no post may hold, in alphabetical order',
  response: z.object({ phrases: z.array(blockedPhraseSchema) }),
})

export const addBlockedPhrase = endpoint({
  method: 'POST',
  path: base,
  tag,
  access,
  statuses: [201],
  summary: 'Let no post hold a phrase, word or web host from now on',
  body: z.strictObject({ phrase: phraseSchema }),
  response: blockedPhraseSchema,
})

export const removeBlockedPhrase = endpoint({
  method: 'DELETE',
  path: `${base}/{id}`,
  tag,
  access,
  statuses: [204],
  summary: 'Let posts hold a phrase again',
  params: idParamsSchema,
  response: noContentSchema,
})

export const previewBlockedPhrase = endpoint({
  method: 'GET',
  path: '/api/admin/blocked-phrase-matches',
  tag,
  access,
  statuses: [200],
  summary: 'Which posts of the last days a phrase would have refused',
  query: z.object({ phrase: phraseSchema }),
  response: z.object({
    /** How many posts were looked through, and of how many days. */
    posts: z.number().int(),
    days: z.number().int(),
    total: z.number().int(),
    /** The latest of them. */
    matches: z.array(z.object({ text: z.string(), by: z.string().nullable(), createdAt: instantSchema })),
  }),
})
