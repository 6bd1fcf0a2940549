import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { z } from 'zod'
import { partOfSpeechSchema } from '../dictionary/dictionary-pack.ts'

const decompressed = promisify(brotliDecompress)

/** The file in the pack's folder that holds all that is there in Persian; nothing fails without it. */
export const PERSIAN_FILE = 'persian.json.br'

const text = z.string().min(1)
const glossesSchema = z
  .array(z.strictObject({ partOfSpeech: partOfSpeechSchema, glosses: z.array(text).min(1) }))
  .min(1)
/** What a word is in Persian, by part of speech, the commonest sense first. */
export type Glosses = z.infer<typeof glossesSchema>

export const persianPackSchema = z.strictObject({
  version: z.literal(1),
  /** By the dictionary's keys. */
  glosses: z.array(z.tuple([text, glossesSchema])),
  /** By the names of English sentences. */
  sentences: z.array(z.tuple([z.string().regex(/^[0-9a-f]{16}$/u), text])),
})
export type PersianPack = z.infer<typeof persianPackSchema>

/** The name of an English sentence in the pack: the beginning of its SHA-256, in hexadecimal. */
export const sentenceName = (english: string): string => sha256(english).slice(0, 16)

/** The bytes of a pack before they are compressed: a line with the SHA-256 of what follows, and JSON. */
export function persianText(pack: PersianPack): string {
  const json = JSON.stringify(pack)
  return `${sha256(json)}\n${json}`
}

/** Reads the built Persian. Rejects with a message that says what to do when it is missing, damaged or of another version. */
export async function readPersianPack(file: string): Promise<PersianPack> {
  try {
    return persianPackSchema.parse(JSON.parse(await readJson(file)))
  } catch (cause) {
    throw new Error(messageOf(cause, file), { cause })
  }
}

async function readJson(file: string): Promise<string> {
  const [hash, json = ''] = (await decompressed(await readFile(file))).toString().split('\n')
  if (hash !== sha256(json)) throw new Error('its checksum is another')
  return json
}

function messageOf(error: unknown, file: string): string {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  return `The Persian glosses and translations in ${file} are ${isMissing ? 'missing' : 'damaged'}: run "npm run content:pack". Until then, Persian is asked of the translator as other languages are.`
}

const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex')
