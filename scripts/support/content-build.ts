import { isBuilt } from '../../content/src/pack-stamp.mjs'
import { step } from './progress.ts'

/** Builds the questions and lessons into the pack, where it was not built from the sources at hand; new texts are encoded when they are asked for. */
export async function buildContent(): Promise<void> {
  if (!isBuilt('questions'))
    await step('Building the questions', process.execPath, ['content/src/build.ts', '--questions'])
}

/** Builds the dictionary, which takes ten seconds of one processor, where it was not built from the sources at hand. */
export async function buildDictionary(): Promise<void> {
  if (!isBuilt('dictionary')) {
    await step('Building the dictionary', process.execPath, ['content/src/dictionary/build.ts'])
  }
}
