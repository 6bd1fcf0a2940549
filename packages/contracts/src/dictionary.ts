import { markSchema } from '@rehearsal/exam/codes'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { flagSchema, idSchema } from './wire.ts'

/** What a word is in a sentence (specification §3); whatever is none of the others is OTHER. */
export const partOfSpeechSchema = z.enum([
  'VERB',
  'NOUN',
  'ADJECTIVE',
  'ADVERB',
  'PRONOUN',
  'PREPOSITION',
  'CONJUNCTION',
  'INTERJECTION',
  'DETERMINER',
  'OTHER',
])
export type PartOfSpeech = z.infer<typeof partOfSpeechSchema>

/** The short labels of specification §3. */
export const partOfSpeechLabels = {
  VERB: '[v]',
  NOUN: '[n]',
  ADJECTIVE: '[adj]',
  ADVERB: '[adv]',
  PRONOUN: '[pron]',
  PREPOSITION: '[prep]',
  CONJUNCTION: '[conj]',
  INTERJECTION: '[intj]',
  DETERMINER: '[det]',
  OTHER: '[other]',
} as const satisfies Record<PartOfSpeech, string>

const wordAndExampleSchema = z.object({ word: z.string(), example: z.string().nullable() })
const phraseAndExampleSchema = z.object({ phrase: z.string(), example: z.string().nullable() })

const meaningSchema = z.object({
  partOfSpeech: partOfSpeechSchema,
  definitions: z.array(z.string()),
  examples: z.array(z.string()),
  synonyms: z.array(wordAndExampleSchema),
  antonyms: z.array(wordAndExampleSchema),
  collocations: z.array(phraseAndExampleSchema),
  /** Phrasal verbs stand here too. */
  idioms: z.array(phraseAndExampleSchema),
})

/** Specification §3. What has no source is null or empty, and its row is not shown. */
export const dictionaryWordSchema = z.object({
  /** Of the learner's vocab book (specification §4.8: a word is kept when an id exists); null for a word that is not kept. */
  id: idSchema.nullable(),
  /** The basic form, which may be another than what was looked up. */
  word: z.string(),
  americanAudio: z.string().nullable(),
  britishAudio: z.string().nullable(),
  /** No Australian voice is embedded: the device's own may speak. */
  australianAudio: z.string().nullable(),
  americanPhonetic: z.string().nullable(),
  britishPhonetic: z.string().nullable(),
  australianPhonetic: z.string().nullable(),
  translations: z.array(z.string()),
  image: z.string().nullable(),
  familyWords: z.array(z.object({ word: z.string() })),
  /** Mark, note, own meaning and version are of the kept word. */
  bookmark: markSchema,
  note: z.string(),
  ownMeaning: z.string().nullable(),
  version: z.number().int(),
  meanings: z.array(meaningSchema),
  /** Other words that the text may be a form of: "left" is a word, and a form of "leave". */
  otherWords: z.array(z.object({ word: z.string() })),
})
export type DictionaryWord = z.infer<typeof dictionaryWordSchema>

/** No entry is longer, so neither is what may be looked up. */
const LONGEST_WORD = 64
export const lookedUpWordSchema = z.string().trim().min(1).max(LONGEST_WORD)

export const getDictionaryWord = endpoint({
  method: 'GET',
  path: '/api/dictionary/{word}',
  tag: 'dictionary',
  access: 'learner',
  statuses: [200],
  summary: 'A word or phrase of the dictionary, also by an inflected form of it',
  params: z.object({ word: lookedUpWordSchema }),
  /** With `exact` an entry of just this text comes before the word that it is a form of: how `otherWords` are opened. */
  query: z.object({ exact: flagSchema.default(false) }),
  response: dictionaryWordSchema,
})
