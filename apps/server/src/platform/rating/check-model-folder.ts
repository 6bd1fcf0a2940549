import { checkModel, type LoadPackage, MODEL_PACKAGE } from '@rehearsal/raters/transcript'
import { ConfigError } from '../config-error.ts'

/** The package is no dependency: only who names a model installs it. */
const loadPackage: LoadPackage = () => {
  const name: string = MODEL_PACKAGE
  return import(name)
}

/**
 * Makes sure that the model that TRANSCRIBER_FOLDER names can be run.
 *
 * @throws ConfigError saying what to install or to change.
 */
export async function checkModelFolder(folder: string | null, load = loadPackage): Promise<void> {
  if (folder === null) return
  const missing = new Error('missing')
  try {
    await checkModel(folder, () => load().catch((cause: unknown) => Promise.reject(Object.assign(missing, { cause }))))
  } catch (cause) {
    throw new ConfigError(cause === missing ? NOT_INSTALLED : `${UNUSABLE} (${reasonOf(cause)}).`, { cause })
  }
}

const NOT_INSTALLED = `TRANSCRIBER_FOLDER needs the package ${MODEL_PACKAGE}, which is not installed: run "npm install ${MODEL_PACKAGE}", or unset TRANSCRIBER_FOLDER.`
const UNUSABLE = `TRANSCRIBER_FOLDER must name a folder with a sherpa-onnx model for ${MODEL_PACKAGE}: tokens.txt with encoder, decoder and joiner, with encoder and decoder, or with one model, as .onnx files`

function reasonOf(cause: unknown): string {
  return cause instanceof Error && !cause.message.startsWith('[') ? cause.message : `${MODEL_PACKAGE} has another shape`
}
