import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createBrotliDecompress } from 'node:zlib'
import { z } from 'zod'

/** Says which file holds the dictionary, and what is taken from it by lot. */
export const DICTIONARY_MANIFEST = 'dictionary.json'

/** Specification §3; what is none of them is OTHER. */
export const partsOfSpeech = [
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
] as const
export const partOfSpeechSchema = z.enum(partsOfSpeech)
export type PartOfSpeech = z.infer<typeof partOfSpeechSchema>

const text = z.string().min(1)
const wordAndExampleSchema = z.strictObject({ word: text, example: text.nullable() })
const phraseAndExampleSchema = z.strictObject({ phrase: text, example: text.nullable() })

export const meaningSchema = z.strictObject({
  partOfSpeech: partOfSpeechSchema,
  definitions: z.array(text).min(1),
  examples: z.array(text),
  synonyms: z.array(wordAndExampleSchema),
  antonyms: z.array(wordAndExampleSchema),
  collocations: z.array(phraseAndExampleSchema),
  /** Phrasal verbs stand here too. */
  idioms: z.array(phraseAndExampleSchema),
})
export type Meaning = z.infer<typeof meaningSchema>

export const dictionaryEntrySchema = z.strictObject({
  /** As it is written, capitals included; it is found by its lower case. */
  word: text,
  /** IPA; null where no source has the word. */
  americanPhonetic: text.nullable(),
  britishPhonetic: text.nullable(),
  familyWords: z.array(text),
  /** The usual part of speech first. */
  meanings: z.array(meaningSchema).min(1),
})
export type DictionaryEntry = z.infer<typeof dictionaryEntrySchema>

/** `uses` tells how common the word is in WordNet's marked-up texts: it decides between two words of one form. */
export const dictionaryRowsSchema = z.array(
  z.strictObject({ key: text, uses: z.int().nonnegative(), entry: dictionaryEntrySchema }),
)
export type DictionaryRow = z.infer<typeof dictionaryRowsSchema>[number]

export const dictionaryManifestSchema = z.strictObject({
  version: z.literal(1),
  file: z.string().regex(/^dictionary-[0-9a-f]{12}\.ndjson\.br$/u),
  entries: z.int().positive(),
  parts: z.int().positive(),
  wordsOfTheDay: z.array(text).min(1),
  difficultWords: z.array(text).min(1),
  /** SHA-256 of all that the dictionary says, by which a server knows whether it holds this one. */
  contentHash: z.string().regex(/^[0-9a-f]{64}$/u),
})
export type DictionaryManifest = z.infer<typeof dictionaryManifestSchema>

/**
 * Reads what the built dictionary in `directory` says of itself. Rejects with a message that says how to build it again
 * when it is missing, damaged or of another version.
 */
export async function readDictionaryManifest(directory: string): Promise<DictionaryManifest> {
  try {
    return dictionaryManifestSchema.parse(JSON.parse(await readFile(join(directory, DICTIONARY_MANIFEST), 'utf8')))
  } catch (cause) {
    throw new Error(`The dictionary in ${directory} cannot be read: build it with \`npm run build\`.`, { cause })
  }
}

/** The parts of the dictionary in order, each the JSON text of an array of rows `{ key, uses, entry }`, ready for one statement. */
export async function* readDictionaryParts(directory: string, manifest: DictionaryManifest): AsyncGenerator<string> {
  const lines = createInterface({
    input: createReadStream(join(directory, manifest.file)).pipe(createBrotliDecompress()),
    crlfDelay: Infinity,
  })
  for await (const line of lines) yield line
}
