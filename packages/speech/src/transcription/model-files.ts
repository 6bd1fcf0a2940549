import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The part of a sherpa-onnx recogniser's configuration that names its files. */
export type ModelFiles = { tokens: string } & (
  | { transducer: { encoder: string; decoder: string; joiner: string } }
  | { whisper: { encoder: string; decoder: string; language: string; task: string; tailPaddings: number } }
  | { nemoCtc: { model: string } }
)

/**
 * The files of a sherpa-onnx model in a folder: `*tokens.txt` with encoder, decoder and joiner (transducer), with encoder and
 * decoder (Whisper), or with one `model*.onnx` (CTC). The smaller int8 files come first. Throws saying what is missing.
 */
export function findModelFiles(folder: string): ModelFiles {
  const names = readdirSync(folder).toSorted((a, b) => Number(b.includes('int8')) - Number(a.includes('int8')))
  const find = (pattern: RegExp) => {
    const name = names.find((each) => pattern.test(each))
    return name === undefined ? undefined : join(folder, name)
  }
  const tokens = find(/tokens\.txt$/u)
  const [encoder, decoder, joiner] = ['encoder', 'decoder', 'joiner'].map((part) =>
    find(new RegExp(String.raw`${part}.*\.onnx$`, 'u')),
  )
  const model = find(/model.*\.onnx$/u)
  if (tokens === undefined) throw new Error(`${folder} holds no tokens.txt`)
  if (encoder !== undefined && decoder !== undefined && joiner !== undefined) {
    return { tokens, transducer: { encoder, decoder, joiner } }
  }
  if (encoder !== undefined && decoder !== undefined) {
    return { tokens, whisper: { encoder, decoder, language: 'en', task: 'transcribe', tailPaddings: -1 } }
  }
  if (model !== undefined) return { tokens, nemoCtc: { model } }
  throw new Error(`${folder} holds neither encoder and decoder nor a model (.onnx)`)
}
