import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { checkModel, MODEL_PACKAGE } from '@rehearsal/speech/transcription'
import { ConfigError } from '../config-error.ts'

const run = promisify(execFile)
const LOADS = fileURLToPath(new URL('model-check-worker.ts', import.meta.url))
/** Large models take seconds from a slow disk. */
const LOAD_LIMIT_MS = 120_000

/**
 * Makes sure that the model that TRANSCRIBER_FOLDER names can be run. It is loaded once in a process of its own: a file that
 * is no model ends the process that loads it, without an error that could be caught. `name` is the package that runs it.
 *
 * @throws ConfigError saying what to install or to change.
 */
export async function checkModelFolder(folder: string | null, name: string = MODEL_PACKAGE): Promise<void> {
  if (folder === null) return
  const missing = new Error('missing')
  try {
    await checkModel(folder, () =>
      import(name).catch((cause: unknown) => Promise.reject(Object.assign(missing, { cause }))),
    )
    await run(process.execPath, [LOADS, folder, name], { timeout: LOAD_LIMIT_MS })
  } catch (cause) {
    throw new ConfigError(cause === missing ? NOT_INSTALLED : `${UNUSABLE} (${reasonOf(cause)}).`, { cause })
  }
}

const NOT_INSTALLED = `TRANSCRIBER_FOLDER needs the package ${MODEL_PACKAGE}, which is not installed: run "npm install ${MODEL_PACKAGE}", or unset TRANSCRIBER_FOLDER.`
const UNUSABLE = `TRANSCRIBER_FOLDER must name a folder with a sherpa-onnx model for ${MODEL_PACKAGE}: tokens.txt with encoder, decoder and joiner, with encoder and decoder, or with one model, as .onnx files`

function reasonOf(cause: unknown): string {
  const said: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'stderr') : undefined
  if (typeof said === 'string') return `it cannot be loaded: ${tellingLine(said)}`
  return cause instanceof Error && !cause.message.startsWith('[') ? cause.message : `${MODEL_PACKAGE} has another shape`
}

/** The line of a failed process that says why, among its stack. */
function tellingLine(said: string): string {
  const lines = said.trim().split('\n')
  return (lines.find((line) => /fail|error|what\(\)/iu.test(line)) ?? lines.at(-1) ?? '').trim()
}
