import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { ContentError } from '../problem.ts'
import { type PartOfSpeech, partOfSpeechSchema } from './dictionary-pack.ts'

const line = z.string().trim().min(1)
const related = z.record(line, line.nullable())

/** An authored meaning: plain words for a learner. Phrases, synonyms and antonyms map to an example or to nothing. */
export const authoredMeaningSchema = z.strictObject({
  definitions: z.array(line).min(1),
  examples: z.array(line).default([]),
  synonyms: related.default({}),
  antonyms: related.default({}),
})
export type AuthoredMeaning = z.infer<typeof authoredMeaningSchema>

const authoredWordSchema = z
  .strictObject({
    /** As it is written where that is not in lower case. */
    word: line.optional(),
    /** Parts of speech of WordNet that stay beside the authored ones: all others are letters, elements and states. */
    keeps: z.array(partOfSpeechSchema).default([]),
    phonetics: z.strictObject({ american: line, british: line }).optional(),
  })
  .catchall(authoredMeaningSchema)

/** Of each part of speech: word → phrase → example or nothing. */
const collocationsSchema = z.record(line, related)
/** Of each part of speech: word → its sentence. */
const examplesSchema = z.partialRecord(partOfSpeechSchema, z.record(line, line))
const idiomsSchema = z.record(line, z.strictObject({ meaning: line, example: line, words: z.array(line).min(1) }))

export type OwnExample = { partOfSpeech: PartOfSpeech; word: string; example: string }

export type Authored = {
  words: Map<string, z.infer<typeof authoredWordSchema>>
  collocations: {
    partOfSpeech: 'NOUN' | 'VERB' | 'ADJECTIVE' | 'ADVERB'
    word: string
    phrases: Record<string, string | null>
  }[]
  /** A sentence each for words that WordNet has no example of. */
  examples: OwnExample[]
  idioms: Map<string, z.infer<typeof idiomsSchema>[string]>
  wordsOfTheDay: string[]
  difficultWords: string[]
}

const PARTS = { nouns: 'NOUN', verbs: 'VERB', adjectives: 'ADJECTIVE', adverbs: 'ADVERB' } as const

/** Reads what people wrote: `content/dictionary/*.yaml`. Rejects with a `ContentError` that names the file and the field. */
export async function readAuthored(directory: string): Promise<Authored> {
  const read = <Schema extends z.ZodType>(file: string, schema: Schema) => readYaml(directory, file, schema)
  const collocations: Authored['collocations'] = []
  for (const file of (await readdir(join(directory, 'collocations'))).toSorted()) {
    const [name = ''] = file.split(/[-.]/u)
    const partOfSpeech = Object.entries(PARTS).find(([key]) => key === name)?.[1]
    if (!partOfSpeech)
      throw new ContentError([{ file, field: '', message: 'name it nouns, verbs, adjectives or adverbs' }])
    const words = await read(join('collocations', file), collocationsSchema)
    for (const [word, phrases] of Object.entries(words)) collocations.push({ partOfSpeech, word, phrases })
  }
  const bands = z.record(line, z.array(line).min(1))
  return {
    words: new Map([
      ...Object.entries(await read('function-words.yaml', z.record(line, authoredWordSchema))),
      ...Object.entries(await read('modern-words.yaml', z.record(line, authoredWordSchema))),
    ]),
    collocations,
    examples: examplesOf(await read('examples.yaml', examplesSchema)),
    idioms: new Map(Object.entries(await read('idioms.yaml', idiomsSchema))),
    wordsOfTheDay: Object.values(await read('words-of-the-day.yaml', bands)).flat(),
    difficultWords: Object.values(await read('difficult-words.yaml', bands)).flat(),
  }
}

function examplesOf(byPart: z.infer<typeof examplesSchema>): OwnExample[] {
  return partOfSpeechSchema.options.flatMap((partOfSpeech) =>
    Object.entries(byPart[partOfSpeech] ?? {}).map(([word, example]) => ({ partOfSpeech, word, example })),
  )
}

async function readYaml<Schema extends z.ZodType>(directory: string, file: string, schema: Schema) {
  const parsed = schema.safeParse(parse(await readFile(join(directory, file), 'utf8')))
  if (parsed.success) return parsed.data
  throw new ContentError(parsed.error.issues.map(({ path, message }) => ({ file, field: path.join('.'), message })))
}
